import { askedMarket, bothSides, bySide, countLines } from '../../event/asked-market.ts'
import type { EventMarket } from '../../event/event-model.ts'
import { ROUNDS_MAX } from './fight.ts'
import { duelWinner, OPENING_LINE, TURN_LINES, type DuelTally } from './tally.ts'
import { FINISHES, rivalSide, type DuelSide } from './turn.ts'

/** Every market of a duel, the usual one first. No pick of theirs is ever void. */
export const DUEL_MARKETS: readonly EventMarket<DuelTally>[] = [
  askedMarket(
    'winner',
    9_500,
    bySide((side) => wonBy(side)),
  ),
  askedMarket(
    'score',
    9_300,
    bothSides((side) => ({
      [`${side}-2-0`]: (tally) => wonBy(side)(tally) && tally[rivalSide(side)] === 0,
      [`${side}-2-1`]: (tally) => wonBy(side)(tally) && tally[rivalSide(side)] === 1,
    })),
  ),
  askedMarket('rounds', 9_400, {
    two: (tally) => roundsOf(tally) < ROUNDS_MAX,
    three: (tally) => roundsOf(tally) === ROUNDS_MAX,
  }),
  askedMarket(
    'turns',
    9_400,
    countLines(TURN_LINES, ({ turns }) => turns),
  ),
  askedMarket(
    'first-round',
    9_400,
    bySide(
      (side) =>
        ({ opening }) =>
          opening?.winner === side,
    ),
  ),
  askedMarket('first-turns', 9_400, {
    [`under-${OPENING_LINE}`]: ({ opening }) => opening?.isLong === false,
    [`over-${OPENING_LINE}`]: ({ opening }) => opening?.isLong === true,
  }),
  askedMarket('flawless', 9_300, {
    yes: ({ flawless }) => flawless,
    no: ({ flawless }) => !flawless,
  }),
  askedMarket(
    'finish',
    9_200,
    Object.fromEntries(FINISHES.map((move) => [move, ({ finish }: DuelTally) => finish === move])),
  ),
  askedMarket('start-and-end', 9_300, {
    'first-first': startAndEnd('first', 'first'),
    'first-second': startAndEnd('first', 'second'),
    'second-first': startAndEnd('second', 'first'),
    'second-second': startAndEnd('second', 'second'),
  }),
]

function wonBy(side: DuelSide) {
  return (tally: DuelTally) => duelWinner(tally) === side
}

function roundsOf({ first, second }: DuelTally): number {
  return first + second
}

function startAndEnd(start: DuelSide, end: DuelSide) {
  return (tally: DuelTally) => tally.opening?.winner === start && wonBy(end)(tally)
}
