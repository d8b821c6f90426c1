import {
  askedMarket as market,
  bothSides,
  bySide,
  countLines as lines,
  type Asked as AskedOf,
} from '../../event/asked-market.ts'
import type { EventMarket } from '../../event/event-model.ts'
import { otherSide, type TieBreakSide } from './point.ts'
import { playedOf, POINTS_TO_WIN, type TieBreakTally } from './tally.ts'

type Market = EventMarket<TieBreakTally>
type Asked = AskedOf<TieBreakTally>

/** Every market of a tie-break, the usual one first. No pick of theirs is ever void. */
export const TIE_BREAK_MARKETS: readonly Market[] = [
  market(
    'winner',
    9_500,
    bySide((side) => (tally) => winnerOf(tally) === side),
  ),
  market('points', 9_400, lines([10, 11], playedOf)),
  market('handicap', 9_400, {
    'first-ahead': (tally) => aheadOf(tally, 'first') >= 3,
    'second-back': (tally) => aheadOf(tally, 'first') < 3,
    'first-back': (tally) => aheadOf(tally, 'second') < 3,
    'second-ahead': (tally) => aheadOf(tally, 'second') >= 3,
  }),
  market('margin', 9_300, bothSides(margins)),
  market('score', 9_200, bothSides(scores)),
  market('loser', 9_300, {
    'to-2': (tally) => leastOf(tally) <= 2,
    'to-3': (tally) => leastOf(tally) === 3,
    'to-4': (tally) => leastOf(tally) === 4,
    'to-5': (tally) => leastOf(tally) === 5,
    'to-6': (tally) => leastOf(tally) >= 6,
  }),
  market('beyond', 9_400, { yes: isBeyond, no: (tally) => !isBeyond(tally) }),
  market(
    'first-point',
    9_500,
    bySide((side) => (tally) => tally.firstPoint === side),
  ),
  market(
    'first-to-three',
    9_500,
    bySide((side) => (tally) => tally.firstToThree === side),
  ),
  market('start-and-end', 9_300, {
    'first-first': startAndEnd('first', 'first'),
    'first-second': startAndEnd('first', 'second'),
    'second-first': startAndEnd('second', 'first'),
    'second-second': startAndEnd('second', 'second'),
  }),
  market(
    'breaks',
    9_400,
    lines([3, 4], ({ breaks }) => breaks),
  ),
  market(
    'aces',
    9_400,
    lines([0, 1], ({ aces }) => aces),
  ),
  market('parity', 9_400, {
    odd: (tally) => playedOf(tally) % 2 === 1,
    even: (tally) => playedOf(tally) % 2 === 0,
  }),
]

function margins(side: TieBreakSide): Asked {
  return {
    [`${side}-by-2`]: (tally) => isBetween(aheadOf(tally, side), 1, 2),
    [`${side}-by-4`]: (tally) => isBetween(aheadOf(tally, side), 3, 4),
    [`${side}-by-7`]: (tally) => isBetween(aheadOf(tally, side), 5, POINTS_TO_WIN),
  }
}

/** The points of the loser in a win by seven, low ones together, and a win beyond six all. */
function scores(side: TieBreakSide): Asked {
  const wonTo = (from: number, to: number) => (tally: TieBreakTally) =>
    winnerOf(tally) === side && isBetween(leastOf(tally), from, to)
  return {
    [`${side}-to-1`]: wonTo(0, 1),
    [`${side}-to-2`]: wonTo(2, 2),
    [`${side}-to-3`]: wonTo(3, 3),
    [`${side}-to-4`]: wonTo(4, 4),
    [`${side}-to-5`]: wonTo(5, 5),
    [`${side}-beyond`]: (tally) => winnerOf(tally) === side && isBeyond(tally),
  }
}

function startAndEnd(start: TieBreakSide, end: TieBreakSide) {
  return (tally: TieBreakTally) => tally.firstPoint === start && winnerOf(tally) === end
}

/** Who has won a tie-break that is over. */
export function winnerOf(tally: Pick<TieBreakTally, TieBreakSide>): TieBreakSide {
  return tally.first > tally.second ? 'first' : 'second'
}

function aheadOf(tally: TieBreakTally, side: TieBreakSide): number {
  return tally[side] - tally[otherSide(side)]
}

function leastOf({ first, second }: TieBreakTally): number {
  return Math.min(first, second)
}

function isBeyond(tally: TieBreakTally): boolean {
  return leastOf(tally) >= POINTS_TO_WIN - 1
}

function isBetween(count: number, from: number, to: number): boolean {
  return count >= from && count <= to
}
