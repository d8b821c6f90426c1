import {
  askedMarket as market,
  bothSides,
  bySide,
  countLines as lines,
  type Asked as AskedOf,
} from '../../event/asked-market.ts'
import type { EventMarket } from '../../event/event-model.ts'
import { rivalOf, type PenaltySide } from './kick.ts'
import { isSudden, marginOf, winnerOf, type PenaltyTally } from './tally.ts'

type Market = EventMarket<PenaltyTally>
type Asked = AskedOf<PenaltyTally>

/** Scores within the first five kicks; any other one is among the rest. */
const SCORES = [
  [5, 4],
  [5, 3],
  [4, 3],
  [4, 2],
  [3, 2],
] as const

/** Every market of a shoot-out, the usual one first. No pick of theirs is ever void. */
export const PENALTY_MARKETS: readonly Market[] = [
  market(
    'winner',
    9_500,
    bySide((side) => (tally) => winnerOf(tally) === side),
  ),
  market(
    'goals',
    9_400,
    lines([6, 7, 8], ({ first, second }) => first + second),
  ),
  market('decided', 9_400, {
    five: (tally) => !isSudden(tally),
    sudden: isSudden,
  }),
  market('kicks', 9_300, {
    'up-to-8': ({ kicks }) => kicks <= 8,
    'just-9': ({ kicks }) => kicks === 9,
    'just-10': ({ kicks }) => kicks === 10,
    'from-11': ({ kicks }) => kicks > 10,
  }),
  market('first-kick', 9_500, {
    goal: ({ firstKick }) => firstKick === true,
    none: ({ firstKick }) => firstKick === false,
  }),
  market('second-kick', 9_500, {
    goal: ({ secondKick }) => secondKick === true,
    none: ({ secondKick }) => secondKick === false,
  }),
  market('opening', 9_300, {
    both: ({ firstKick, secondKick }) => firstKick === true && secondKick === true,
    'first-only': ({ firstKick, secondKick }) => firstKick === true && secondKick === false,
    'second-only': ({ firstKick, secondKick }) => firstKick === false && secondKick === true,
    neither: ({ firstKick, secondKick }) => firstKick === false && secondKick === false,
  }),
  market(
    'first-goals',
    9_400,
    lines([3, 4], ({ first }) => first),
  ),
  market(
    'second-goals',
    9_400,
    lines([3, 4], ({ second }) => second),
  ),
  market('margin', 9_300, {
    ...bothSides(margins),
    lot: ({ lot }) => lot !== null,
  }),
  market('score', 9_200, bothSides(scores)),
  market(
    'saves',
    9_400,
    lines([1, 2], ({ saved }) => saved),
  ),
  market('way', 9_300, {
    'first-five': wonBy('first', false),
    'second-five': wonBy('second', false),
    'first-sudden': wonBy('first', true),
    'second-sudden': wonBy('second', true),
  }),
]

function margins(side: PenaltySide): Asked {
  const wonWith = (from: number, to: number) => (tally: PenaltyTally) =>
    winnerOf(tally) === side && marginOf(tally) >= from && marginOf(tally) <= to
  return {
    [`${side}-by-1`]: wonWith(1, 1),
    [`${side}-by-2`]: wonWith(2, 2),
    [`${side}-by-3`]: wonWith(3, 5),
  }
}

function scores(side: PenaltySide): Asked {
  const isScore = (most: number, least: number) => (tally: PenaltyTally) =>
    !isSudden(tally) && tally[side] === most && tally[rivalOf(side)] === least
  return Object.fromEntries([
    ...SCORES.map(([most, least]) => [`${side}-${most}-${least}`, isScore(most, least)] as const),
    [
      `${side}-other`,
      (tally: PenaltyTally) =>
        winnerOf(tally) === side && !SCORES.some(([most, least]) => isScore(most, least)(tally)),
    ],
  ])
}

function wonBy(side: PenaltySide, sudden: boolean) {
  return (tally: PenaltyTally) => winnerOf(tally) === side && isSudden(tally) === sudden
}
