import { endOfRound, ROUNDS_MAX, ROUNDS_TO_WIN, type DuelPlay, type RoundEnd } from './fight.ts'
import { DUEL_SIDES, FINISHES, rivalSide, TURNS_MAX, type DuelSide, type Finish } from './turn.ts'

/** Lines of the turns of the first round and of all rounds; each lies half above its number. */
export const OPENING_LINE = 7
export const TURN_LINES = [16, 20] as const

/** A duel as far as it has come, with all that is bet on. */
export type DuelTally = Readonly<Record<DuelSide, number>> & {
  /** The first round: who won it, and whether it is above the line of its turns. */
  opening: { winner: DuelSide; isLong: boolean } | null
  /** The turns of all rounds. */
  turns: number
  /** Whether anybody has won a round without a scratch. */
  flawless: boolean
  /** The move that ended the duel; null until it is over. */
  finish: Finish | null
}

export const NO_ROUNDS: DuelTally = {
  first: 0,
  second: 0,
  opening: null,
  turns: 0,
  flawless: false,
  finish: null,
}

export function afterRound(tally: DuelTally, end: RoundEnd): DuelTally {
  const won = tally[end.winner] + 1
  return {
    ...tally,
    [end.winner]: won,
    opening: tally.opening ?? { winner: end.winner, isLong: end.turns > OPENING_LINE },
    turns: tally.turns + end.turns,
    flawless: tally.flawless || end.flawless,
    finish: won === ROUNDS_TO_WIN ? end.finish : null,
  }
}

export function isDuelOver({ first, second }: Pick<DuelTally, DuelSide>): boolean {
  return Math.max(first, second) === ROUNDS_TO_WIN
}

/** Who begins the round that comes: who has lost the one before, and in the first who is named first. */
export function starterAfter({ first, second, opening }: DuelTally): DuelSide {
  if (opening === null) return 'first'
  // At one all the other one has won the second round.
  return first === second ? opening.winner : rivalSide(opening.winner)
}

/** As much of a duel that is over as markets ask for: its turns by the lines that they are above. */
export function askedOf(tally: DuelTally): DuelTally {
  const above = TURN_LINES.filter((line) => tally.turns > line)
  return { ...tally, turns: (above.at(-1) ?? TURN_LINES[0] - 1) + 1 }
}

/** A number of its own for every tally: each count has a place that is wide enough for it. */
export function keyOf({ first, second, opening, turns, flawless, finish }: DuelTally): number {
  const marks = [
    SIDES.indexOf(opening?.winner ?? null),
    opening?.isLong === true ? 1 : 0,
    flawless ? 1 : 0,
    ENDS.indexOf(finish),
  ]
  return [first, second, turns, ...marks].reduce((key, count) => key * KEY_PLACE + count, 0)
}

const SIDES: readonly (DuelSide | null)[] = [null, ...DUEL_SIDES]
const ENDS: readonly (Finish | null)[] = [null, ...FINISHES]
const KEY_PLACE = ROUNDS_MAX * TURNS_MAX + 1

/** How a duel that was fought ended. */
export function tallyOf({ rounds }: DuelPlay): DuelTally {
  return rounds.map(endOfRound).reduce(afterRound, NO_ROUNDS)
}

/** Who has won a duel that is over. */
export function duelWinner({ first, second }: Pick<DuelTally, DuelSide>): DuelSide {
  return first > second ? 'first' : 'second'
}
