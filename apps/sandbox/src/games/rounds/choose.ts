import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { offeredGame } from '../catalog/offered-game.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { StudioError } from '../errors/studio-error.ts'
import { lockSeat } from '../fairness/seed-pairs.ts'
import type { Seat, Session } from '../sessions/session.ts'
import type { OwedCall } from '../settle/owed-calls.ts'
import { owingOfRounds } from '../settle/owing-of-rounds.ts'
import { sendOwedCall } from '../settle/send-owed-call.ts'
import type { RoundView } from '../studio-api.ts'
import type { Studio } from '../studio.ts'
import { askRaise, type Asked } from '../raises/ask-raise.ts'
import { makeChoice } from './make-choice.ts'
import { placeRaise } from '../raises/place-raise.ts'
import { findRaise } from '../raises/raise.ts'
import { walletRefusal } from './refusal.ts'
import { roundView } from './round-view.ts'
import { findRound, type Round } from './round.ts'

/** How long a repeated choice waits until its raise is decided, and how often it looks. */
const FOLLOW_MS = 8_000
const FOLLOW_STEP_MS = 100

/** `at` is how many choices came before, so that a choice sent twice is made once. */
export type ChoiceOrder = { roundId: string; at: number; choice: unknown }

/**
 * Makes a choice in the player's open round and answers how the round stands. What the choice adds to
 * the stake is taken first. Throws ROUND_NOT_FOUND, ROUND_OVER, CHOICE_OUT_OF_ORDER, CHOICE_ILLEGAL,
 * or why the stake was not raised; the choice is not made then.
 */
export async function choose(
  studio: Studio,
  session: Session,
  order: ChoiceOrder,
): Promise<RoundView> {
  const choice = readChoice(session.game, order.choice)
  const { win, asked } = await inTransaction(studio.db, async (client): Promise<Chosen> => {
    await lockSeat(client, session)
    const round = await ownRound(client, session, order.roundId)
    if (isMade(round, order.at, choice)) return { win: null, asked: null }
    const asked = await askRaise(client, session, round, choice)
    return { win: asked ? null : await makeChoice(studio, client, round, choice), asked }
  })
  if (win !== null) await sendOwedCall(owingOfRounds(studio), win)
  if (asked !== null) await followRaise(studio, session, asked)
  const view = roundView(studio, await ownRound(studio.db, session, order.roundId))
  if (view === null) throw new StudioError('ROUND_OVER')
  return view
}

/** A win that is owed now, or a raise that has to be taken first. */
type Chosen = { win: OwedCall | null; asked: Asked | null }

/** Sees a raise to its end: asks the wallet for it, or waits for whoever does. Throws why it was not taken. */
async function followRaise(studio: Studio, session: Session, asked: Asked): Promise<void> {
  if (asked.isNew) await placeRaise(studio, session, asked.raise)
  const until = Date.now() + FOLLOW_MS
  let raise = await findRaise(studio.db, asked.raise.id)
  while (raise?.state === 'asking' && Date.now() < until) {
    await sleep(FOLLOW_STEP_MS)
    raise = await findRaise(studio.db, asked.raise.id)
  }
  if (raise?.state === 'taken' || raise?.state === 'paid') return
  if (raise?.state === 'refused') throw walletRefusal(raise)
  throw new StudioError(raise?.state === 'asking' ? 'SPIN_IN_PROGRESS' : 'RAISE_RETURNING')
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
