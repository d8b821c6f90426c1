import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Seat } from './open-seats.ts'
import { sendSigned, type Provider, type WalletBody } from './send-signed.ts'

const BET_MINOR = 1_000n
const WINS_MINOR = [0n, 500n, 1_000n, 3_000n]
const CUT_SHARE = 0.2
const CUT_AFTER_MS_MAX = 30
const REPEAT_SHARE = 0.2
const PAUSE_MS = 50
const TRIES_MAX = 400

/**
 * Plays rounds of a player over a bad line: calls are cut off at any moment, sent again until they are
 * answered, and sent once more after that. Gives what the player has won or lost by the provider's books.
 */
export async function playTorn(provider: Provider, seat: Seat, rounds: number): Promise<bigint> {
  let netMinor = 0n
  for (let round = 0; round < rounds; round += 1) {
    const winMinor = WINS_MINOR[Math.floor(Math.random() * WINS_MINOR.length)] ?? 0n
    for (const [verb, body] of callsOf(seat, winMinor)) await untilAnswered(provider, verb, body)
    netMinor += winMinor - BET_MINOR
  }
  return netMinor
}

/** The calls of one round: a bet, its win, and its end. */
export function callsOf(seat: Seat, winMinor: bigint): readonly [string, WalletBody][] {
  const { session, game } = seat
  const round = { session, round_id: `r-${randomUUID()}` }
  const bet = `b-${randomUUID()}`
  const win = { ...round, transaction_id: `w-${randomUUID()}`, bet_transaction_id: bet }
  const money = (minor: bigint) => ({ amount: String(minor), currency: 'BDT' })
  return [
    ['bet', { ...round, transaction_id: bet, game, ...money(BET_MINOR) }],
    ['win', { ...win, ...money(winMinor) }],
    ['end-round', { ...round, transaction_id: `e-${randomUUID()}`, detail: '' }],
  ]
}

async function untilAnswered(provider: Provider, verb: string, body: WalletBody): Promise<void> {
  for (let left = TRIES_MAX; left > 0; left -= 1) {
    const isAnswered = await sendCut(provider, verb, body)
    if (isAnswered && Math.random() >= REPEAT_SHARE) return
    if (!isAnswered) await sleep(PAUSE_MS)
  }
  throw new Error(`the wallet never answered a ${verb}`)
}

/** Whether the call was answered before its line was cut; an answer that is no yes is a fault. */
async function sendCut(provider: Provider, verb: string, body: WalletBody): Promise<boolean> {
  const isCut = Math.random() < CUT_SHARE
  const signal = isCut
    ? AbortSignal.timeout(Math.ceil(Math.random() * CUT_AFTER_MS_MAX))
    : undefined
  const answer = await sendSigned(provider, verb, body, signal).catch(() => null)
  if (answer === null || answer.status >= 500) return false
  if (answer.status !== 200) throw new Error(`${verb} was refused: ${JSON.stringify(answer.body)}`)
  return true
}
