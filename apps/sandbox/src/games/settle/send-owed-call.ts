import type { StudioLog } from '../studio-options.ts'
import { retryDelayMs } from '../wallet/retry-delay.ts'
import type { WalletAnswer } from '../wallet/wallet-answer.ts'
import type { WalletClient } from '../wallet/wallet-client.ts'
import type { OwedCall, OwedCalls } from './owed-calls.ts'

type Done = Extract<WalletAnswer, { kind: 'done' }>

export type Owing = {
  wallet: WalletClient
  log: StudioLog
  calls: OwedCalls
  /** Moves on what the call is about, once; answers the call that follows, claimed for sending. */
  record: (call: OwedCall, answer: Done) => Promise<OwedCall | null>
  /** Closes a win for good that the operator will never take. */
  giveUp: (win: OwedCall) => Promise<void>
}

/**
 * Sends a claimed call, and then the one that follows from its answer. A call without a yes from the
 * wallet is due again later.
 */
export async function sendOwedCall(owing: Owing, first: OwedCall): Promise<void> {
  let call: OwedCall | null = first
  while (call !== null) call = await sendOnce(owing, call)
}

async function sendOnce(owing: Owing, call: OwedCall): Promise<OwedCall | null> {
  const answer = await owing.wallet(call.provider, call.verb, call.body)
  if (answer.kind === 'done') return owing.record(call, answer)
  if (isGivenBack(call, answer)) await giveUp(owing, call)
  else await postpone(owing, call, answer)
  return null
}

type NotDone = Exclude<WalletAnswer, { kind: 'done' }>

/** An operator that waited too long for a round ends it with the stake; its win comes too late. */
function isGivenBack({ verb }: OwedCall, answer: NotDone): boolean {
  return verb === 'win' && answer.kind === 'refused' && answer.code === 'BET_ROLLED_BACK'
}

async function giveUp({ log, giveUp: close }: Owing, win: OwedCall): Promise<void> {
  log.error({ transaction: win.transactionId }, 'the operator gave the stake back; no win is owed')
  await close(win)
}

/** A refusal is repeated like a silence: the wallet owes an answer, and the player the money. */
async function postpone({ log, calls }: Owing, call: OwedCall, answer: NotDone): Promise<void> {
  const refused = answer.kind === 'refused'
  const failure = refused ? `HTTP ${answer.status} ${answer.code}` : answer.reason
  const delayMs = retryDelayMs(call.attempts)
  const facts = { transaction: call.transactionId, failure, attempts: call.attempts, delayMs }
  log[refused ? 'error' : 'warn'](facts, 'wallet call postponed')
  await calls.postpone(call, failure, delayMs)
}
