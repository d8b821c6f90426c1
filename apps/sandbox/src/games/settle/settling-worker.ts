import { returnStake } from '../rounds/return-stake.ts'
import { findRound } from '../rounds/round.ts'
import type { Studio } from '../studio.ts'
import { WALLET_TIMEOUT_MS } from '../wallet/wallet-client.ts'
import { keepLooking, type Worker } from './keep-looking.ts'
import { owingOfRounds } from './owing-of-rounds.ts'
import { sendOwedCall } from './send-owed-call.ts'

const LOOK_EVERY_MS = 250
const CALLS_PER_LOOK = 50
const ROUNDS_PER_LOOK = 50

/** A bet this old has no request waiting for it any more: its studio died on the way. */
const BETTING_STALE_MS = 2 * WALLET_TIMEOUT_MS

/**
 * Finishes what is owed: repeats stored wallet calls until they are answered, and gives back the
 * stakes of rounds whose bet was left without an outcome. Its first look takes every such round,
 * because whoever began them is gone; one that is alive after all loses its spin, never its stake.
 */
export async function startSettlingWorker(studio: Studio): Promise<Worker> {
  await owingOfRounds(studio).calls.reclaim()
  return keepLooking({
    name: 'settling worker',
    everyMs: LOOK_EVERY_MS,
    log: studio.log,
    look: (isFirst) => lookOnce(studio, isFirst ? 0 : BETTING_STALE_MS),
  })
}

async function lookOnce(studio: Studio, staleAfterMs: number): Promise<void> {
  const owing = owingOfRounds(studio)
  const due = await owing.calls.claim(CALLS_PER_LOOK)
  const stale = await staleBets(studio, staleAfterMs)
  await Promise.all([
    ...due.map((call) => sendOwedCall(owing, call)),
    ...stale.map((id) => giveUpBet(studio, id)),
  ])
}

async function staleBets(studio: Studio, staleAfterMs: number): Promise<string[]> {
  const stale = await studio.db.query<{ id: string }>(
    `select id from studio.rounds
     where state = 'betting' and placed_at <= now() - make_interval(secs => $1)
     order by placed_at limit $2`,
    [staleAfterMs / 1000, ROUNDS_PER_LOOK],
  )
  return stale.rows.map((row) => row.id)
}

async function giveUpBet(studio: Studio, roundId: string): Promise<void> {
  const round = await findRound(studio.db, roundId)
  if (round !== null) await returnStake(studio, round, 'The studio stopped during the bet.')
}
