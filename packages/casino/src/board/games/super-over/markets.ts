import type { EventMarket, PickResult } from '../../event/event-model.ts'
import { MARGINS, OPENINGS, winnerOf, type SuperOverResult } from './result.ts'

type Market = EventMarket<SuperOverResult>

const USUAL_BPS = 9_500
const SIDE_BPS = 9_400
const MANY_BPS = 9_200

/** Lines of runs; each lies between this number and the next, so that nothing falls on it. */
export const RUN_LINES = {
  total: [14, 17, 20],
  first: [6, 9, 12],
  highest: [10, 13],
} as const satisfies Partial<Record<keyof SuperOverResult, readonly number[]>>

export type RunKind = keyof typeof RUN_LINES

/** Bands of runs of the first innings, by the lowest of each. */
export const FIRST_BANDS = [
  { key: '0-4', from: 0, below: 5 },
  { key: '5-8', from: 5, below: 9 },
  { key: '9-12', from: 9, below: 13 },
  { key: '13', from: 13, below: Infinity },
] as const

/** Every market, the usual one first. A tie loses the sides of `winner` and voids `no-tie`. */
export const superOverMarkets: readonly Market[] = [
  {
    key: 'winner',
    picks: ['first', 'tie', 'second'],
    returnBps: USUAL_BPS,
    resultOf: (pick, { margin }) => won(pick === winnerOf(margin)),
  },
  {
    key: 'no-tie',
    picks: ['first', 'second'],
    returnBps: USUAL_BPS,
    resultOf: (pick, { margin }) => (margin === 'tie' ? 'void' : won(pick === winnerOf(margin))),
  },
  ...lines('total'),
  ...lines('first'),
  ...lines('highest'),
  {
    key: 'first-band',
    picks: FIRST_BANDS.map(({ key }) => key),
    returnBps: SIDE_BPS,
    resultOf: (pick, { first }) =>
      won(pick === FIRST_BANDS.find(({ below }) => first < below)?.key),
  },
  {
    key: 'opening',
    picks: OPENINGS,
    returnBps: MANY_BPS,
    resultOf: (pick, { opening }) => won(pick === opening),
  },
  {
    key: 'wicket',
    picks: ['yes', 'no'],
    returnBps: USUAL_BPS,
    resultOf: (pick, { hasFallen }) => won((pick === 'yes') === hasFallen),
  },
  {
    key: 'sixes',
    picks: ['0', '1', '2'],
    returnBps: SIDE_BPS,
    resultOf: (pick, { sixes }) => won(pick === String(sixes)),
  },
  {
    key: 'margin',
    picks: MARGINS,
    returnBps: MANY_BPS,
    resultOf: (pick, { margin }) => won(pick === margin),
  },
]

function lines(kind: RunKind): readonly Market[] {
  return RUN_LINES[kind].map((line) => ({
    key: `${kind}-${line}`,
    picks: ['over', 'under'],
    returnBps: USUAL_BPS,
    resultOf: (pick, result) => won((pick === 'over') === result[kind] > line),
  }))
}

function won(is: boolean): PickResult {
  return is ? 'won' : 'lost'
}
