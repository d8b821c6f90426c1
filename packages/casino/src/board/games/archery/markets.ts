import { askedMarket, bothSides, bySide, type Asked } from '../../event/asked-market.ts'
import type { EventMarket } from '../../event/event-model.ts'
import { ARROW_KINDS, otherArcher, type ArcherySide } from './arrow.ts'
import { setsOf, wentToShootOff } from './set-points.ts'
import { aheadOf, archeryWinner, TOTAL_LINES, type ArcheryTally, type OpeningSet } from './tally.ts'

/** Every market of a match, the usual one first. No pick of theirs is ever void. */
export const ARCHERY_MARKETS: readonly EventMarket<ArcheryTally>[] = [
  askedMarket(
    'winner',
    9_500,
    bySide((side) => wonBy(side)),
  ),
  askedMarket('score', 9_200, bothSides(scores)),
  askedMarket('sets', 9_300, {
    'just-3': tookSets(3),
    'just-4': tookSets(4),
    'just-5': tookSets(5),
    'shoot-off': wentToShootOff,
  }),
  askedMarket('shoot-off', 9_400, {
    yes: wentToShootOff,
    no: (tally) => !wentToShootOff(tally),
  }),
  askedMarket('handicap', 9_400, {
    'first-ahead': (tally) => aheadOf(tally, 'first') >= 3,
    'second-back': (tally) => aheadOf(tally, 'first') < 3,
    'first-back': (tally) => aheadOf(tally, 'second') < 3,
    'second-ahead': (tally) => aheadOf(tally, 'second') >= 3,
  }),
  askedMarket('first-set', 9_400, {
    first: opened(({ winner }) => winner === 'first'),
    shared: opened(({ winner }) => winner === null),
    second: opened(({ winner }) => winner === 'second'),
  }),
  askedMarket('total', 9_400, totals()),
  askedMarket(
    'arrow',
    9_300,
    Object.fromEntries(ARROW_KINDS.map((kind) => [kind, opened(({ arrow }) => arrow === kind)])),
  ),
  askedMarket('after-two', 9_300, {
    first: ({ afterTwo }) => afterTwo === 'first',
    level: ({ afterTwo }) => afterTwo === null,
    second: ({ afterTwo }) => afterTwo === 'second',
  }),
  askedMarket('shared', 9_300, {
    none: ({ shared }) => shared === 0,
    one: ({ shared }) => shared === 1,
    more: ({ shared }) => shared > 1,
  }),
  askedMarket('perfect', 9_400, {
    yes: ({ perfect }) => perfect,
    no: ({ perfect }) => !perfect,
  }),
  askedMarket('start-and-end', 9_300, {
    'first-first': startAndEnd('first', 'first'),
    'first-second': startAndEnd('first', 'second'),
    'shared-first': startAndEnd(null, 'first'),
    'shared-second': startAndEnd(null, 'second'),
    'second-first': startAndEnd('second', 'first'),
    'second-second': startAndEnd('second', 'second'),
  }),
]

function wonBy(side: ArcherySide) {
  return (tally: ArcheryTally) => archeryWinner(tally) === side
}

function tookSets(sets: number) {
  return (tally: ArcheryTally) => setsOf(tally) === sets && !wentToShootOff(tally)
}

/** The points of the loser, very few of them together; the winner has six or seven. */
function scores(side: ArcherySide): Asked<ArcheryTally> {
  const wonTo = (from: number, to: number) => (tally: ArcheryTally) => {
    const lost = tally[otherArcher(side)]
    return wonBy(side)(tally) && lost >= from && lost <= to
  }
  return {
    [`${side}-to-1`]: wonTo(0, 1),
    [`${side}-to-2`]: wonTo(2, 2),
    [`${side}-to-3`]: wonTo(3, 3),
    [`${side}-to-4`]: wonTo(4, 4),
    [`${side}-to-5`]: wonTo(5, 5),
  }
}

/** What the first set was. A match that is over has one. */
function opened(asked: (opening: OpeningSet) => boolean) {
  return ({ opening }: ArcheryTally) => opening !== null && asked(opening)
}

/** Lines of the first set's total, which a tally knows by how many of them it is above. */
function totals(): Asked<ArcheryTally> {
  return Object.fromEntries(
    TOTAL_LINES.flatMap((line, place) => [
      [`under-${line}`, opened(({ above }) => above <= place)],
      [`over-${line}`, opened(({ above }) => above > place)],
    ]),
  )
}

function startAndEnd(start: ArcherySide | null, end: ArcherySide) {
  return (tally: ArcheryTally) => tally.opening?.winner === start && wonBy(end)(tally)
}
