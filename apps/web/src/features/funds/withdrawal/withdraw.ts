import { checkWithdrawal, submitWithdrawal } from '@maidan/contract/facts'
import { callApi } from '../../../lib/calls/api.ts'
import { readSession } from '../../../lib/session/session.ts'

export type WithdrawalAsk = {
  accountNumber: string
  amount: string
  /** The fee that the player was shown, where the method has one. */
  fee?: string
  /** 0 when the methods are e-wallets (CASH-77). */
  methodId: number
  methodName: string
}

/** Where a withdrawal stopped, and by what; `cause` is empty for an answer without a success flag. */
export class WithdrawalFailure extends Error {
  readonly stage: 'check' | 'submit'
  /** The answer, of a call that succeeded without the success flag. */
  readonly answer: unknown

  constructor(stage: 'check' | 'submit', reason: { cause?: unknown; answer?: unknown }) {
    super(`The withdrawal stopped at its ${stage}`, { cause: reason.cause })
    this.name = 'WithdrawalFailure'
    this.stage = stage
    this.answer = reason.answer
  }
}

/** Asks whether the player may withdraw, then submits. Throws {@link WithdrawalFailure}. */
export async function withdraw(ask: WithdrawalAsk): Promise<void> {
  const remote_id = readSession()?.remoteId ?? ''
  await stage('check', callApi(checkWithdrawal, { query: { remote_id } }))
  const { accountNumber, amount, fee, methodId, methodName } = ask
  const body = {
    remote_id,
    account_number: accountNumber,
    amount,
    ...(fee !== undefined && { fee }),
    payment_id: methodId,
    provider: methodName,
  }
  await stage('submit', callApi(submitWithdrawal, { body }))
}

async function stage(name: 'check' | 'submit', call: Promise<{ success: boolean }>): Promise<void> {
  const answer = await call.catch((cause: unknown) => {
    throw new WithdrawalFailure(name, { cause })
  })
  if (!answer.success) throw new WithdrawalFailure(name, { answer })
}
