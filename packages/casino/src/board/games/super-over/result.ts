import type { Ball } from './ball.ts'
import type { SuperOverPlay } from './bowl.ts'
import { inningsOf } from './innings.ts'

/** Fates of the first ball that is no wide. */
export const OPENINGS = ['dot', 'one', 'two-three', 'four', 'six', 'wicket'] as const
export type Opening = (typeof OPENINGS)[number]

/** Who won, and by how much: the first by runs, the second by the wickets that it had left. */
export const MARGINS = ['runs-1-3', 'runs-4-6', 'runs-7', 'tie', 'wickets-1', 'wickets-2'] as const
export type Margin = (typeof MARGINS)[number]

/** Runs and sixes above these are not told apart, since no market asks. */
export const INNINGS_RUNS_MAX = 14
export const TOTAL_RUNS_MAX = 21
export const SIXES_MAX = 2

/** What markets ask about a super over. Runs and sixes are capped at the numbers above. */
export type SuperOverResult = {
  opening: Opening
  /** Runs of the first innings, of the higher one, and of both. */
  first: number
  highest: number
  total: number
  margin: Margin
  sixes: number
  /** Whether a wicket fell in the first innings. */
  hasFallen: boolean
}

/** What a result is made of. `lost` are wickets of the second innings. */
export type Ends = {
  opening: Opening
  first: number
  second: number
  sixes: number
  hasFallen: boolean
  lost: number
}

export function superOverResult({ first, second }: SuperOverPlay): SuperOverResult {
  const setting = inningsOf(first)
  const chasing = inningsOf(second)
  return summarise({
    opening: openingOf(first.find((ball) => ball !== 'wide') ?? 'dot'),
    first: setting.runs,
    second: chasing.runs,
    sixes: [...first, ...second].filter((ball) => ball === 'six').length,
    hasFallen: setting.wickets > 0,
    lost: chasing.wickets,
  })
}

export function summarise({
  opening,
  first,
  second,
  sixes,
  hasFallen,
  lost,
}: Ends): SuperOverResult {
  return {
    opening,
    first: Math.min(first, INNINGS_RUNS_MAX),
    highest: Math.min(Math.max(first, second), INNINGS_RUNS_MAX),
    total: Math.min(first + second, TOTAL_RUNS_MAX),
    margin: marginOf(first - second, lost),
    sixes: Math.min(sixes, SIXES_MAX),
    hasFallen,
  }
}

function marginOf(ahead: number, lost: number): Margin {
  if (ahead < 0) return lost === 0 ? 'wickets-2' : 'wickets-1'
  if (ahead === 0) return 'tie'
  if (ahead <= 3) return 'runs-1-3'
  return ahead <= 6 ? 'runs-4-6' : 'runs-7'
}

export function openingOf(ball: Exclude<Ball, 'wide'>): Opening {
  return ball === 'two' || ball === 'three' ? 'two-three' : ball
}

export function winnerOf(margin: Margin): 'first' | 'tie' | 'second' {
  if (margin === 'tie') return 'tie'
  return margin === 'wickets-1' || margin === 'wickets-2' ? 'second' : 'first'
}
