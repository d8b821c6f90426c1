import {
  handicap,
  oddEven,
  overUnder,
  pick,
  yesNo,
  type BookMarket,
  type BookSelection,
  type MarketGroup,
  type Pair,
  type Verdict,
} from '../book-market.ts'
import { BOOK_MARGIN_BPS } from '../quote-odds.ts'
import type { SoccerEnd } from './soccer-state.ts'

/** Kinds of soccer markets beside the winner of the match; a key of the words for each. */
export const SOCCER_KINDS = [
  'doubleChance',
  'drawNoBet',
  'bothScore',
  'total',
  'handicap',
  'leadHandicap',
  'correctScore',
  'oddEven',
  'exactGoals',
  'winningMargin',
  'teamTotal',
  'winToNil',
  'resultAndTotal',
  'resultAndBoth',
  'halfResult',
  'halfDoubleChance',
  'halfTotal',
  'halfBothScore',
  'halfCorrectScore',
  'secondResult',
  'secondTotal',
  'secondBothScore',
  'halfFull',
  'busierHalf',
] as const

export type SoccerKind = (typeof SOCCER_KINDS)[number]
export type SoccerMarket = BookMarket<SoccerEnd, SoccerKind> &
  Readonly<{
    /** What decides it: the goals at half-time, or those at the end. */
    decidedAt: 'half' | 'full'
  }>

type Goals = (end: SoccerEnd) => Pair
type Selections = readonly BookSelection<SoccerEnd>[]
type Placing = Pick<SoccerMarket, 'group' | 'marginBps'> &
  Partial<Pick<SoccerMarket, 'line' | 'side' | 'decidedAt'>>

const atHalf: Goals = ({ half }) => half
const atEnd: Goals = ({ full }) => full
const afterHalf: Goals = ({ half, full }) => [full[0] - half[0], full[1] - half[1]]

const { few, many, score } = BOOK_MARGIN_BPS
const MATCH_LINES = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5]
const HALF_LINES = [0.5, 1.5, 2.5, 3.5]
const HANDICAPS = [-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5]
const LEADS = [-2, -1, 1, 2]
const SIDES = [0, 1] as const
const EXACT_GOALS_MAX = 6
const MARGIN_MAX = 3
const SCORE_MAX = 4
const HALF_SCORE_MAX = 2
const COMBINED_LINE = 2.5

/** Every market of a soccer match beside its winner, in the order in which they are shown. */
export const SOCCER_MARKETS: readonly SoccerMarket[] = [
  market('doubleChance', doubleChance(atEnd), { group: 'main', marginBps: few }),
  market('drawNoBet', drawNoBet(), { group: 'main', marginBps: few }),
  market('bothScore', yesNo(bothScore(atEnd)), { group: 'main', marginBps: few }),
  ...MATCH_LINES.map((line) => total('total', line, atEnd, 'totals')),
  ...HANDICAPS.map((line) =>
    market('handicap', handicap(line, leadOf(atEnd)), {
      group: 'handicaps',
      marginBps: few,
      line: String(line),
    }),
  ),
  ...LEADS.map((lead) =>
    market('leadHandicap', result(atEnd, lead), {
      group: 'handicaps',
      marginBps: few,
      line: lead > 0 ? `${lead}-0` : `0-${-lead}`,
    }),
  ),
  market('resultAndTotal', resultAndTotal(), {
    group: 'main',
    marginBps: many,
    line: String(COMBINED_LINE),
  }),
  market('resultAndBoth', resultAndBoth(), { group: 'main', marginBps: many }),
  market('exactGoals', exactGoals(), { group: 'totals', marginBps: many }),
  market('oddEven', oddEven(sumOf(atEnd)), { group: 'totals', marginBps: few }),
  ...SIDES.flatMap((side) =>
    HALF_LINES.map((line) =>
      market(
        'teamTotal',
        overUnder(line, ({ full }) => full[side]),
        { group: 'totals', marginBps: few, line: String(line), side },
      ),
    ),
  ),
  ...SIDES.map((side) =>
    market('winToNil', yesNo(winToNil(side)), { group: 'scores', marginBps: few, side }),
  ),
  market('correctScore', correctScore(atEnd, SCORE_MAX), { group: 'scores', marginBps: score }),
  market('winningMargin', winningMargin(), { group: 'scores', marginBps: many }),
  half('halfResult', result(atHalf), few),
  half('halfDoubleChance', doubleChance(atHalf), few),
  ...HALF_LINES.map((line) => ({
    ...total('halfTotal', line, atHalf, 'parts'),
    decidedAt: 'half' as const,
  })),
  half('halfBothScore', yesNo(bothScore(atHalf)), few),
  half('halfCorrectScore', correctScore(atHalf, HALF_SCORE_MAX), score),
  market('secondResult', result(afterHalf), { group: 'parts', marginBps: few }),
  ...HALF_LINES.map((line) => total('secondTotal', line, afterHalf, 'parts')),
  market('secondBothScore', yesNo(bothScore(afterHalf)), { group: 'parts', marginBps: few }),
  market('halfFull', halfFull(), { group: 'parts', marginBps: many }),
  market('busierHalf', busierHalf(), { group: 'parts', marginBps: few }),
]

function market(kind: SoccerKind, selections: Selections, placing: Placing): SoccerMarket {
  const { side, line } = placing
  const id = [kind, side, line].filter((part) => part !== undefined).join('_')
  return { id, kind, selections, decidedAt: 'full', ...placing }
}

function half(kind: SoccerKind, selections: Selections, marginBps: number): SoccerMarket {
  return market(kind, selections, { group: 'parts', marginBps, decidedAt: 'half' })
}

function total(kind: SoccerKind, line: number, goals: Goals, group: MarketGroup): SoccerMarket {
  const placing = { group, marginBps: few, line: String(line) }
  return market(kind, overUnder(line, sumOf(goals)), placing)
}

function sumOf(goals: Goals) {
  return (end: SoccerEnd) => goals(end)[0] + goals(end)[1]
}

function leadOf(goals: Goals) {
  return (end: SoccerEnd) => goals(end)[0] - goals(end)[1]
}

function bothScore(goals: Goals) {
  return (end: SoccerEnd) => Math.min(...goals(end)) > 0
}

function winToNil(side: 0 | 1) {
  return ({ full }: SoccerEnd) => full[side] > 0 && full[side === 0 ? 1 : 0] === 0
}

/** Home, draw or away; home may be given a lead. */
function result(goals: Goals, given = 0): Selections {
  const lead = leadOf(goals)
  return [
    pick('home', (end) => lead(end) + given > 0),
    pick('draw', (end) => lead(end) + given === 0),
    pick('away', (end) => lead(end) + given < 0),
  ]
}

function doubleChance(goals: Goals): Selections {
  const lead = leadOf(goals)
  return [
    pick('home-draw', (end) => lead(end) >= 0),
    pick('home-away', (end) => lead(end) !== 0),
    pick('away-draw', (end) => lead(end) <= 0),
  ]
}

function drawNoBet(): Selections {
  const lead = leadOf(atEnd)
  const settle =
    (sign: 1 | -1) =>
    (end: SoccerEnd): Verdict => {
      if (lead(end) === 0) return 'void'
      return sign * lead(end) > 0 ? 'won' : 'lost'
    }
  return [
    { id: 'home', settle: settle(1) },
    { id: 'away', settle: settle(-1) },
  ]
}

function exactGoals(): Selections {
  const sum = sumOf(atEnd)
  const exact = Array.from({ length: EXACT_GOALS_MAX }, (_, goals) =>
    pick<SoccerEnd>(String(goals), (end) => sum(end) === goals),
  )
  return [...exact, pick(`${EXACT_GOALS_MAX}+`, (end) => sum(end) >= EXACT_GOALS_MAX)]
}

function correctScore(goals: Goals, max: number): Selections {
  const counts = Array.from({ length: max + 1 }, (_, count) => count)
  const exact = counts.flatMap((home) =>
    counts.map((away) =>
      pick<SoccerEnd>(`${home}-${away}`, (end) => goals(end)[0] === home && goals(end)[1] === away),
    ),
  )
  return [...exact, pick('other', (end) => Math.max(...goals(end)) > max)]
}

function winningMargin(): Selections {
  const lead = leadOf(atEnd)
  const by = (side: 'home' | 'away', sign: 1 | -1) =>
    Array.from({ length: MARGIN_MAX }, (_, index) => {
      const margin = index + 1
      const isLast = margin === MARGIN_MAX
      const name = `${side}-${margin}${isLast ? '+' : ''}`
      return pick<SoccerEnd>(name, (end) => {
        const own = sign * lead(end)
        return isLast ? own >= margin : own === margin
      })
    })
  return [...by('home', 1), pick('draw', (end) => lead(end) === 0), ...by('away', -1)]
}

function resultAndTotal(): Selections {
  return crossed(result(atEnd), overUnder(COMBINED_LINE, sumOf(atEnd)))
}

function resultAndBoth(): Selections {
  return crossed(result(atEnd), yesNo(bothScore(atEnd)))
}

function halfFull(): Selections {
  return crossed(result(atHalf), result(atEnd))
}

/** Both of two selections, neither of which ever gives a stake back. */
function crossed(ones: Selections, others: Selections): Selections {
  return ones.flatMap((one) =>
    others.map((other) =>
      pick<SoccerEnd>(
        `${one.id}-${other.id}`,
        (end) => one.settle(end) === 'won' && other.settle(end) === 'won',
      ),
    ),
  )
}

function busierHalf(): Selections {
  const first = sumOf(atHalf)
  const second = sumOf(afterHalf)
  return [
    pick('first', (end) => first(end) > second(end)),
    pick('equal', (end) => first(end) === second(end)),
    pick('second', (end) => first(end) < second(end)),
  ]
}
