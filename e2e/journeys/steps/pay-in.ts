import { getWalletNumber, requestEwallet, submitDeposit } from '@maidan/contract'
import type { Person } from '@maidan/testkit'
import { expect, type Page } from '@playwright/test'
import { fillDeposit, pressNext, type Choice } from '../../steps/funds-steps.ts'
import { open } from '../../steps/quick-clock.ts'
import { paymentsUrl } from '../../ports.ts'
import { call } from './house.ts'

const CHANNEL = 'Personal'

type Paid = { from: string; to: string; taka: string; wallet?: string }

/** Pays with the play money of a phone, as a person would in the wallet's own app; its TrxID. */
export async function sendMoney({ from, to, taka, wallet = 'bkash' }: Paid): Promise<string> {
  const response = await fetch(`${paymentsUrl}/api/send-money`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wallet, from, to, type: CHANNEL, amount: taka }),
  })
  const { trx_id } = (await response.json()) as { trx_id: string }
  return trx_id
}

/** Fills the form of a deposit by bKash and goes on; the number to pay to. */
export async function askForNumber(page: Page, choice: Choice): Promise<string> {
  await open(page, '/deposit')
  await fillDeposit(page, { method: 'bKash', channel: 'Send Money', ...choice })
  const offered = page.waitForResponse((response) => response.url().includes(requestEwallet.path))
  await pressNext(page)
  const { number } = (await (await offered).json()) as { number?: string }
  await expect(page).toHaveURL('/make-payment')
  return number ?? ''
}

/** Names the transaction on the payment page. */
export async function claim(page: Page, trxId: string): Promise<void> {
  await page.getByLabel(/Transaction ID/).fill(trxId)
  await page.getByRole('button', { name: 'Submit' }).click()
}

/** The whole deposit of a player up to its claim, over the calls; its reference and TrxID. */
export async function claimed(
  { token, remoteId: remote_id, phone }: Person,
  taka: string,
  { paid = taka, promotion }: { paid?: string; promotion?: number } = {},
): Promise<{ reference: string; trxId: string }> {
  const { body: offered } = await call(getWalletNumber, {
    token,
    query: { name: 'bKash', account_type: CHANNEL, amount: taka },
  })
  const to = offered[0]?.account_number ?? ''
  const trxId = await sendMoney({ from: phone, to, taka: paid })
  const sent = await call(submitDeposit, {
    token,
    body: {
      remote_id,
      account_number: phone,
      transaction_id: trxId,
      amount: taka,
      payment_id: '1',
      ...(promotion !== undefined && { promotion_id: String(promotion) }),
    },
  })
  if (sent.status !== 200) throw new Error(`the claim was refused: ${sent.text}`)
  return { reference: sent.body.transaction_id, trxId }
}
