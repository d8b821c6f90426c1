import { offeredGame } from '../catalog/offered-game.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { lockSeat } from '../fairness/seed-pairs.ts'
import { makeChoice } from '../rounds/make-choice.ts'
import { computeRound } from '../rounds/compute-round.ts'
import { findRaises } from '../raises/raise.ts'
import { findRound, type Round } from '../rounds/round.ts'
import type { Studio } from '../studio.ts'
import { ABANDONED_AFTER_MINUTES, ROUND_LASTS_MINUTES } from './abandoned-after.ts'
import { owingOfRounds } from './owing-of-rounds.ts'
import { sendOwedCall } from './send-owed-call.ts'

const ROUNDS_PER_LOOK = 20

/** What could not be finished waits a second longer after each try, and never longer than this. */
const WAIT_STEP_MS = 1_000
const WAIT_MAX_MS = 300_000

/** Rounds that could not be finished: how often they were tried, and when they are again. */
export type Stuck = Map<string, { tries: number; againAtMs: number }>

/**
 * Plays on, as its game says, each round that its player left, or has made last for too long. One that
 * cannot be is logged, noted in `stuck` and tried again later: however many there are of them, they
 * keep no other player waiting.
 */
export async function finishAbandoned(studio: Studio, stuck: Stuck): Promise<void> {
  const nowMs = Date.now()
  const waiting = [...stuck].flatMap(([id, { againAtMs }]) => (againAtMs > nowMs ? [id] : []))
  const found = await studio.db.query<{ id: string }>(
    `select id from studio.rounds
     where state = 'open' and (chosen_at < now() - make_interval(mins => $1)
         or placed_at < now() - make_interval(mins => $2))
       and not exists (select from studio.raises
         where round_id = rounds.id and state = 'asking')
       and not id = any($4)
     order by chosen_at limit $3`,
    [ABANDONED_AFTER_MINUTES, ROUND_LASTS_MINUTES, ROUNDS_PER_LOOK, waiting],
  )
  for (const { id } of found.rows)
    await finishRound(studio, id).then(
      () => stuck.delete(id),
      (error: unknown) => {
        const tries = (stuck.get(id)?.tries ?? 0) + 1
        const waitMs = Math.min(tries * WAIT_STEP_MS, WAIT_MAX_MS)
        stuck.set(id, { tries, againAtMs: nowMs + waitMs })
        studio.log.error(
          { err: error, round: id, tries, waitMs },
          'an abandoned round was not finished, trying again',
        )
      },
    )
}

/** Chooses for an absent player until the round has ended. */
export async function finishRound(studio: Studio, id: string): Promise<void> {
  for (;;) {
    const round = await findRound(studio.db, id)
    if (round === null || round.state !== 'open') return
    if (!(await chooseForAbsent(studio, round))) return
  }
}

/** Answers false where the player is back: a choice of theirs is being paid for. */
async function chooseForAbsent(studio: Studio, { id, ...seat }: Round): Promise<boolean> {
  const { isBack, win } = await inTransaction(studio.db, async (client) => {
    await lockSeat(client, seat)
    const round = await findRound(client, id)
    if (round === null || round.state !== 'open') return { isBack: false, win: null }
    const raises = await findRaises(client, id)
    if (raises.some(({ state }) => state === 'asking')) return { isBack: true, win: null }
    return { isBack: false, win: await makeChoice(studio, client, round, choiceOfAbsent(round)) }
  })
  if (win !== null) await sendOwedCall(owingOfRounds(studio), win)
  return !isBack
}

function choiceOfAbsent(round: Round): unknown {
  const offered = offeredGame(round.game)
  const outcome = computeRound(round)
  if (offered.kind !== 'turns' || outcome.kind !== 'open')
    throw new Error(`round ${round.id} is open without waiting for a choice`)
  const { setup, choices } = round
  return offered.game.choiceOfAbsent({ setup, choices, events: outcome.events })
}
