import { resultChances } from './result-chances.ts'
import type { ResultChances, SoccerState, Strengths } from './soccer-state.ts'

/**
 * What is known of two sides besides the odds: the mean of their goals, and how far home is above
 * away, both as logarithms, with how sure that is.
 */
export type Knowledge = Readonly<{ mean: number; edge: number; meanSure: number; edgeSure: number }>

/** What all leagues have in common. */
export const USUAL_SIDES: Knowledge = {
  mean: Math.log(1.27),
  edge: Math.log(1.12),
  meanSure: 0.05,
  edgeSure: 0.4,
}

/** Odds move in steps: so far may a traded chance be off. */
const CHANCE_SURE = 0.004
const STEP = 1e-4
const ROUNDS = 8
const STEP_MAX = 0.5

type Point = readonly [mean: number, edge: number]

/**
 * The strengths at which the model gives what is traded, as far as the odds tell; where they tell
 * little, late and far ahead, what was known before stands.
 */
export function fitStrengths(
  traded: ResultChances,
  state: SoccerState,
  known: Knowledge = USUAL_SIDES,
): Strengths {
  let point: Point = [known.mean, known.edge]
  for (let round = 0; round < ROUNDS; round += 1) {
    const here = misses(point, traded, state, known)
    const columns = [0, 1].map((index) => {
      const moved = misses(shifted(point, index, STEP), traded, state, known)
      return moved.map((miss, row) => (miss - (here[row] ?? 0)) / STEP)
    })
    point = better(point, here, columns)
  }
  return strengthsAt(point)
}

/** What a fit teaches for the next one of the same match. */
export function knowledgeOf({ home, away }: Strengths): Knowledge {
  return {
    mean: Math.log(home * away) / 2,
    edge: Math.log(home / away) / 2,
    meanSure: 0.03,
    edgeSure: 0.06,
  }
}

function strengthsAt([mean, edge]: Point): Strengths {
  return { home: Math.exp(mean + edge), away: Math.exp(mean - edge) }
}

function misses(point: Point, traded: ResultChances, state: SoccerState, known: Knowledge) {
  const chances = resultChances(strengthsAt(point), state)
  return [
    ...chances.map((chance, index) => (chance - (traded[index] ?? 0)) / CHANCE_SURE),
    (point[0] - known.mean) / known.meanSure,
    (point[1] - known.edge) / known.edgeSure,
  ]
}

function shifted([mean, edge]: Point, index: number, by: number): Point {
  return index === 0 ? [mean + by, edge] : [mean, edge + by]
}

/** One step of Gauss and Newton towards the least sum of squares. */
function better(point: Point, miss: readonly number[], columns: readonly (readonly number[])[]) {
  const dot = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, row) => sum + value * (other[row] ?? 0), 0)
  const [first = [], second = []] = columns
  const [a, b, d] = [dot(first, first), dot(first, second), dot(second, second)]
  const [e, f] = [dot(first, miss), dot(second, miss)]
  const determinant = a * d - b * b
  const limited = (step: number) => Math.max(-STEP_MAX, Math.min(STEP_MAX, step))
  return [
    point[0] - limited((d * e - b * f) / determinant),
    point[1] - limited((a * f - b * e) / determinant),
  ] as const
}
