import type { EventMarket, PickResult } from '../../event/event-model.ts'
import { leader, OPENING_RAIDS, type KabaddiResult } from './result.ts'

type Market = EventMarket<KabaddiResult>

const USUAL_BPS = 9_500
const SIDE_BPS = 9_400
const MANY_BPS = 9_200

/** Lines of the points of both teams; each lies between this number and the next. */
export const TOTAL_LINES = [8, 10, 12] as const

/** Points that the first team is given, or gives where below 0; half a point goes with each. */
export const HANDICAPS = [-3, -1, 1, 3] as const

/** Bands of the points that a team wins by. */
export const LEAD_BANDS = [
  { key: '1-2', from: 1, to: 2 },
  { key: '3-5', from: 3, to: 5 },
  { key: '6', from: 6, to: Infinity },
] as const

const SIDES = ['first', 'second'] as const

/** Every market, the usual one first. A tie loses the sides of `winner` and voids `no-tie`. */
export const kabaddiMarkets: readonly Market[] = [
  {
    key: 'winner',
    picks: ['first', 'tie', 'second'],
    returnBps: USUAL_BPS,
    resultOf: (pick, { lead }) => won(pick === leads(lead)),
  },
  {
    key: 'no-tie',
    picks: SIDES,
    returnBps: USUAL_BPS,
    resultOf: (pick, { lead }) => (lead === 0 ? 'void' : won(pick === leads(lead))),
  },
  ...HANDICAPS.map(handicap),
  ...TOTAL_LINES.map((line): Market => ({
    key: `total-${line}`,
    picks: ['over', 'under'],
    returnBps: USUAL_BPS,
    resultOf: (pick, { total }) => won((pick === 'over') === total > line),
  })),
  {
    key: 'parity',
    picks: ['odd', 'even'],
    returnBps: USUAL_BPS,
    resultOf: (pick, { total }) => won((pick === 'odd') === (total % 2 === 1)),
  },
  {
    key: 'half',
    picks: ['first', 'tie', 'second'],
    returnBps: USUAL_BPS,
    resultOf: (pick, { half }) => won(pick === half),
  },
  {
    key: 'opening',
    picks: OPENING_RAIDS,
    returnBps: MANY_BPS,
    resultOf: (pick, { opening }) => won(pick === opening),
  },
  {
    key: 'best',
    picks: ['1', '2', '3'],
    returnBps: SIDE_BPS,
    resultOf: (pick, { best }) => won(pick === String(best)),
  },
  {
    key: 'margin',
    picks: [...bandsOf('first'), 'tie', ...bandsOf('second')],
    returnBps: USUAL_BPS,
    resultOf: (pick, { lead }) => won(pick === marginOf(lead)),
  },
  {
    key: 'hold',
    picks: ['yes', 'no'],
    returnBps: SIDE_BPS,
    resultOf: holdResult,
  },
]

function handicap(points: (typeof HANDICAPS)[number]): Market {
  const given = points + Math.sign(points) / 2
  return {
    key: `handicap-${points}`,
    picks: SIDES,
    returnBps: USUAL_BPS,
    resultOf: (pick, { lead }) => won((pick === 'first') === lead + given > 0),
  }
}

/** Whether the team that leads at half time wins: its stakes come back when nobody leads then. */
function holdResult(pick: string, { half, lead }: KabaddiResult): PickResult {
  if (half === 'tie') return 'void'
  return won((pick === 'yes') === (leads(lead) === half))
}

function leads(lead: number) {
  return leader({ first: lead, second: 0 })
}

/** The band that a lead falls into, such as `first-3-5`. */
function marginOf(lead: number): string {
  const by = Math.abs(lead)
  const band = LEAD_BANDS.find(({ from, to }) => by >= from && by <= to)
  return band === undefined ? 'tie' : `${leads(lead)}-${band.key}`
}

function bandsOf(side: (typeof SIDES)[number]): readonly string[] {
  return LEAD_BANDS.map(({ key }) => `${side}-${key}`)
}

function won(is: boolean): PickResult {
  return is ? 'won' : 'lost'
}
