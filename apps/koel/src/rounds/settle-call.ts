import type { Shop } from '../shop/open-shop.ts'
import type { Call } from '../store/keep-calls.ts'
import { runTransaction } from '../store/run-transaction.ts'
import type { Answer } from '../wallet/read-answer.ts'
import { waitBeforeRepeat } from '../wallet/wait-before-repeat.ts'
import { readWalletSession } from './read-wallet-session.ts'
import { writeEnd } from './write-calls.ts'

type Refused = Extract<Answer, { kind: 'refused' }>
type Unknown = Extract<Answer, { kind: 'unknown' }>

/**
 * Stores what the wallet answered to a win, a rollback or an end, together with the call that follows
 * from it. Returns the id of that call, null when none follows.
 */
export function settleCall(shop: Shop, call: Call, answer: Answer): string | null {
  return runTransaction(shop.database, () => {
    if (answer.kind === 'done') return settleDone(shop, call, String(answer.body['balance']))
    if (answer.kind === 'unknown') return postponeCall(shop, call, answer)
    if (endsTheMatter(call, answer.code)) return closeCall(shop, call, answer)
    return keepRefused(shop, call, answer)
  })
}

function settleDone(shop: Shop, call: Call, balanceMinor: string): string | null {
  const nowMs = shop.nowMs()
  shop.calls.setState(call.id, 'done')
  if (call.name === 'rollback') {
    shop.rounds.setOver(call.roundId, 'cancelled', null, balanceMinor, nowMs)
  }
  if (call.name === 'end-round') shop.rounds.setNeedsPerson(call.roundId, false)
  if (call.name !== 'win') return null
  shop.rounds.setSettled(call.roundId, balanceMinor, nowMs)
  const round = shop.rounds.find(call.roundId)
  if (!round) throw new Error(`no round ${call.roundId}`)
  const end = writeEnd(shop, readWalletSession(call), round, nowMs)
  shop.calls.add(end, 'due')
  return end.id
}

function postponeCall(shop: Shop, call: Call, answer: Unknown): null {
  const waitMs = Math.max(waitBeforeRepeat(call.sendings + 1), answer.waitMs)
  shop.calls.postpone(call, shop.nowMs() + waitMs, null)
  shop.log(`${call.id}: ${answer.why}; again in ${waitMs} ms`)
  return null
}

function endsTheMatter(call: Call, code: string): boolean {
  if (call.name === 'win') return code === 'BET_ROLLED_BACK'
  return call.name === 'rollback' && code === 'BET_ALREADY_SETTLED'
}

function closeCall(shop: Shop, call: Call, answer: Refused): null {
  const state = call.name === 'win' ? 'void' : 'cancelled'
  shop.calls.setState(call.id, 'refused', answer.code)
  shop.rounds.setOver(call.roundId, state, answer.code, null, shop.nowMs())
  shop.log(`${call.id}: closed by ${answer.code}, request ${answer.requestId}`)
  return null
}

/** The money is still owed: the call is repeated, and a person is called by the log. */
function keepRefused(shop: Shop, call: Call, answer: Refused): null {
  const waitMs = waitBeforeRepeat(call.sendings + 1)
  shop.calls.postpone(call, shop.nowMs() + waitMs, answer.code)
  shop.rounds.setNeedsPerson(call.roundId, true)
  shop.log(`PERSON NEEDED ${call.id}: refused with ${answer.code}, request ${answer.requestId}`)
  return null
}
