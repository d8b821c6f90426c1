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

/**
 * Plays on, as its game says, each round that its player left, or has made last for too long. One that
 * cannot be is logged and tried again at the next look: it keeps no other player waiting.
 */
export async function finishAbandoned(studio: Studio): Promise<void> {
  const found = await studio.db.query<{ id: string }>(
    `select id from studio.rounds
     where state = 'open' and (chosen_at < now() - make_interval(mins => $1)
         or placed_at < now() - make_interval(mins => $2))
       and not exists (select from studio.raises
         where round_id = rounds.id and state = 'asking')
     order by chosen_at limit $3`,
    [ABANDONED_AFTER_MINUTES, ROUND_LASTS_MINUTES, ROUNDS_PER_LOOK],
  )
  for (const { id } of found.rows)
    await finishRound(studio, id).catch((error: unknown) => {
      studio.log.error(
        { err: error, round: id },
        'an abandoned round was not finished, trying again',
      )
    })
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
