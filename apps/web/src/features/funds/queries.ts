import type { CallAnswer } from '@maidan/contract'
import {
  confirmEwallet,
  getWalletNumber,
  requestEwallet,
  sendReceipt,
  showWalletNumber,
  submitDeposit,
} from '@maidan/contract/facts'
import { queryOptions, useMutation, type QueryClient } from '@tanstack/react-query'
import { answerList } from '../../lib/calls/answer-list.ts'
import { callApi } from '../../lib/calls/api.ts'
import { useReadAgain } from '../../lib/calls/use-read-again.ts'
import { readSession } from '../../lib/session/session.ts'
import { ageRefusal } from './age/age-refusal.ts'

type WalletNumber = CallAnswer<typeof getWalletNumber>[number]

export type WalletAsk = {
  name: string
  account_type: string
  amount: string
  promotion_id?: number
}

type Chosen = {
  payment_name: string
  payment_type: string
  amount: string
  promotion_id: number
}

/** What is asked for the account of a payment. Dollars may be there before anything is submitted. */
export function walletAsk(chosen: Chosen, isUsdt: boolean): WalletAsk {
  const { payment_name: name, payment_type: account_type, amount, promotion_id } = chosen
  return { name, account_type, amount, ...(isUsdt && promotion_id !== 0 && { promotion_id }) }
}

/**
 * The account to pay into: the first item of the answer, or null (CASH-38). It is asked once: a
 * player who comes back from his wallet's app must find the number that he has just paid to.
 */
export const walletNumberQuery = (ask: WalletAsk) =>
  queryOptions({
    queryKey: ['player', 'wallet-number', ask],
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      const { promotion_id, ...rest } = ask
      const query = {
        ...rest,
        ...(promotion_id !== undefined && { promotion_id: String(promotion_id) }),
      }
      const answer = await callApi(getWalletNumber, { query }, { signal })
      return answerList<WalletNumber>(answer)[0] ?? null
    },
  })

/**
 * Reserves the account before the payment page opens, so that whoever may not pay in is told at the
 * form. Any other failure is the payment page's own to show. `isUsdt` asks anew each time: every
 * request has a rate of its own.
 */
export async function reserveAccount(
  client: QueryClient,
  ask: WalletAsk,
  isUsdt: boolean,
): Promise<void> {
  const asked = { ...walletNumberQuery(ask), ...(isUsdt && { staleTime: 0 }), retry: false }
  await client.fetchQuery(asked).catch((error: unknown) => {
    if (ageRefusal(error) !== null) throw error
  })
}

/** The whole number of an account that was offered; the server writes down that it was shown. */
export function useShowNumber() {
  return useMutation({
    mutationFn: (accountId: number) =>
      callApi(showWalletNumber, { params: { id: String(accountId) } }),
  })
}

export type EwalletAsk = { amount: string; type: string; provider: string; promotion: number }

/** Starts an e-wallet deposit (CASH-23, CASH-24). */
export function askEwallet(body: EwalletAsk) {
  return callApi(requestEwallet, { body })
}

/** What a player says of a payment that he has made. */
export type DepositClaim = {
  /** The e-wallet's transaction; without one the deposit is a manual one. */
  ewalletTransaction?: string
  /** The phone that he paid from. */
  phone: string
  trxId: string
  amount: string
  methodId: number
  promotionId: number
}

/** Claims a deposit and answers the reference that a receipt is sent to. */
export function useClaimDeposit() {
  return useMutation({
    mutationFn: (claim: DepositClaim) => claimDeposit(claim),
    onSuccess: useReadAgain(['player', 'transactions']),
  })
}

/** A claim that the server answered without taking it. */
export class ClaimRefused extends Error {}

async function claimDeposit(claim: DepositClaim): Promise<string> {
  if (claim.ewalletTransaction !== undefined) {
    const { ewalletTransaction: trx_id, trxId: trxid, phone: number } = claim
    const answer = await callApi(confirmEwallet, { body: { trx_id, trxid, number } })
    if (!answer.success) throw new ClaimRefused(answer.message)
    return answer.transaction_id
  }
  const answer = await callApi(submitDeposit, { body: manualClaim(claim) })
  if (!answer.success) throw new ClaimRefused(answer.message)
  return answer.transaction_id
}

/** The six fields of a manual deposit (ENT-33, SIL-075). */
function manualClaim({ phone, trxId, amount, methodId, promotionId }: DepositClaim) {
  return {
    remote_id: readSession()?.remoteId ?? '',
    account_number: phone,
    transaction_id: trxId,
    amount,
    payment_id: methodId,
    promotion_id: promotionId,
  }
}

/** Sends the receipt of a claimed deposit, as the file that it is. */
export function attachReceipt(reference: string, file: File) {
  return callApi(sendReceipt, { params: { reference } }, { file })
}
