import type { Studio } from '../studio.ts'
import { retryDelayMs } from '../wallet/retry-delay.ts'
import type { WalletAnswer } from '../wallet/wallet-answer.ts'
import { recordAnswer } from './record-answer.ts'
import { postponeWalletCall, type WalletCall } from './wallet-calls.ts'

/**
 * Sends a claimed call, and then the one that follows from its answer. A call without a yes from the
 * wallet is due again later.
 */
export async function sendWalletCall(studio: Studio, first: WalletCall): Promise<void> {
  let call: WalletCall | null = first
  while (call !== null) call = await sendOnce(studio, call)
}

async function sendOnce(studio: Studio, call: WalletCall): Promise<WalletCall | null> {
  const answer = await studio.wallet(call.provider, call.verb, call.body)
  if (answer.kind === 'done') return recordAnswer(studio, call, answer.balanceMinor)
  await postpone(studio, call, answer)
  return null
}

/** A refusal is repeated like a silence: the wallet owes an answer, and the player the money. */
async function postpone(
  studio: Studio,
  call: WalletCall,
  answer: Exclude<WalletAnswer, { kind: 'done' }>,
): Promise<void> {
  const refused = answer.kind === 'refused'
  const failure = refused ? `HTTP ${answer.status} ${answer.code}` : answer.reason
  const delayMs = retryDelayMs(call.attempts)
  const facts = { transaction: call.transactionId, failure, attempts: call.attempts, delayMs }
  studio.log[refused ? 'error' : 'warn'](facts, 'wallet call postponed')
  await postponeWalletCall(studio.db, call, failure, delayMs)
}
