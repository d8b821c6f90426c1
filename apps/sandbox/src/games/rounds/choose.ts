import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import { offeredGame } from '../catalog/offered-game.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { StudioError } from '../errors/studio-error.ts'
import { lockSeat } from '../fairness/seed-pairs.ts'
import type { Seat } from '../sessions/session.ts'
import type { OwedCall } from '../settle/owed-calls.ts'
import { owingOfRounds } from '../settle/owing-of-rounds.ts'
import { sendOwedCall } from '../settle/send-owed-call.ts'
import type { RoundView } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { computeRound } from './compute-round.ts'
import { endRound } from './end-round.ts'
import { roundView } from './round-view.ts'
import { findRound, type Round } from './round.ts'

/** `at` is how many choices came before, so that a choice sent twice is made once. */
export type ChoiceOrder = { roundId: string; at: number; choice: unknown }

/**
 * Makes a choice in the player's open round and answers how the round stands. Throws ROUND_NOT_FOUND,
 * ROUND_OVER, CHOICE_OUT_OF_ORDER or CHOICE_ILLEGAL; nothing is changed then.
 */
export async function choose(studio: Studio, seat: Seat, order: ChoiceOrder): Promise<RoundView> {
  const choice = readChoice(seat.game, order.choice)
  const win = await inTransaction(studio.db, async (client) => {
    await lockSeat(client, seat)
    const round = await ownRound(client, seat, order.roundId)
    return isMade(round, order.at, choice) ? null : makeChoice(studio, client, round, choice)
  })
  if (win !== null) await sendOwedCall(owingOfRounds(studio), win)
  const view = roundView(studio, await ownRound(studio.db, seat, order.roundId))
  if (view === null) throw new StudioError('ROUND_OVER')
  return view
}

/** Adds a choice to an open round; answers the win that is owed when it was the last one. */
export async function makeChoice(
  studio: Studio,
  client: PoolClient,
  round: Round,
  choice: unknown,
): Promise<OwedCall | null> {
  const chosen = { ...round, choices: [...round.choices, choice] }
  const outcome = computeRound(chosen)
  if (outcome.kind === 'illegal') throw new StudioError('CHOICE_ILLEGAL')
  await client.query(
    `update studio.rounds set choices = $2, chosen_at = clock_timestamp()
     where id = $1 and state = 'open'`,
    [round.id, JSON.stringify(chosen.choices)],
  )
  return outcome.kind === 'ended' ? endRound(studio, client, chosen, outcome) : null
}

function readChoice(code: string, value: unknown): unknown {
  const offered = offeredGame(code)
  const choice = offered.kind === 'turns' ? offered.game.readChoice(value) : null
  if (choice === null) throw new StudioError('CHOICE_ILLEGAL')
  return choice
}

async function ownRound(db: Parameters<typeof findRound>[0], seat: Seat, id: string) {
  const round = await findRound(db, id)
  const isOwn =
    round?.player === seat.player && round.provider === seat.provider && round.game === seat.game
  if (!isOwn) throw new StudioError('ROUND_NOT_FOUND')
  return round
}

/** Whether this very choice was made before. Throws when another was, or the round is over. */
function isMade({ state, choices }: Round, at: number, choice: unknown): boolean {
  if (at < choices.length) {
    if (isDeepStrictEqual(choices[at], choice)) return true
    throw new StudioError(state === 'open' ? 'CHOICE_OUT_OF_ORDER' : 'ROUND_OVER')
  }
  if (state !== 'open') throw new StudioError('ROUND_OVER')
  if (at > choices.length) throw new StudioError('CHOICE_OUT_OF_ORDER')
  return false
}
