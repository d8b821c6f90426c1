import { phaseOf, plannedLevel, stepOf } from '../delivery/tempo.ts'
import type { CricketRules } from '../rules/cricket-rules.ts'
import { ballSums, type BallSums } from './ball-sums.ts'
import type { Spread } from './spread.ts'
import { usualPairEdge } from './usual-side.ts'

/** What is counted from here to the end of a stretch of balls, by a side that has no target. */
export type Measure = 'runs' | 'boundaries'

export type Stretch = Readonly<{
  rules: CricketRules
  /** Balls left in the innings when the stretch ends. */
  untilBallsLeft: number
  measure: Measure
  /** The batting side's edge beyond the usual. */
  edge: number
}>

/** For every state: the first three raw moments of what is still to come in the stretch. */
export type RunMoments = Readonly<{ stretch: Stretch; values: Float64Array }>

const MOMENTS = 3

export function makeRunMoments(stretch: Stretch): RunMoments {
  const { rules, untilBallsLeft } = stretch
  const values = new Float64Array((rules.balls + 1) * (rules.wickets + 1) * MOMENTS)
  const moments = { stretch, values }
  for (let ballsLeft = untilBallsLeft + 1; ballsLeft <= rules.balls; ballsLeft += 1) {
    for (let wickets = 0; wickets < rules.wickets; wickets += 1) {
      fillState(moments, ballsLeft, wickets)
    }
  }
  return moments
}

/** What is still to come, with the given balls left and wickets down. */
export function spreadOf(
  { stretch, values }: RunMoments,
  ballsLeft: number,
  wickets: number,
): Spread {
  const at = stateStart(stretch.rules, ballsLeft, wickets)
  const [first = 0, second = 0, third = 0] = values.subarray(at, at + MOMENTS)
  const variance = Math.max(second - first ** 2, 0)
  const sd = Math.sqrt(variance)
  const central = third - 3 * first * variance - first ** 3
  return { mean: first, sd, skew: sd < 1e-6 ? 0 : central / sd ** 3 }
}

function stateStart({ wickets: all }: CricketRules, ballsLeft: number, wickets: number): number {
  return (ballsLeft * (all + 1) + wickets) * MOMENTS
}

/** A ball's scores, each with its chance and the state that follows; itself for a ball again. */
type Step = Readonly<{ chance: number; score: number; next: 'ball' | 'wicket' | 'again' }>

function fillState({ stretch, values }: RunMoments, ballsLeft: number, wickets: number): void {
  const { rules } = stretch
  const at = stateStart(rules, ballsLeft, wickets)
  const after = stateStart(rules, ballsLeft - 1, wickets)
  const lost = stateStart(rules, ballsLeft - 1, wickets + 1)
  const steps = stepsOf(stretch, ballsLeft, wickets)
  const again = steps.reduce((sum, { chance, next }) => sum + (next === 'again' ? chance : 0), 0)
  for (let power = 1; power <= MOMENTS; power += 1) {
    let sum = 0
    for (const { chance, score, next } of steps) {
      const from = next === 'again' ? at : next === 'ball' ? after : lost
      sum += chance * raised(values, from, score, power)
    }
    values[at + power - 1] = sum / (1 - again)
  }
}

/**
 * The moment of a score plus what follows. In a state that points at itself the highest moment is
 * not known yet and still 0; the caller solves for it.
 */
function raised(values: Float64Array, from: number, score: number, power: number): number {
  const first = values[from] ?? 0
  const second = values[from + 1] ?? 0
  const third = values[from + 2] ?? 0
  if (power === 1) return score + first
  if (power === 2) return score * score + 2 * score * first + second
  return score ** 3 + 3 * score * score * first + 3 * score * second + third
}

function stepsOf(stretch: Stretch, ballsLeft: number, wickets: number): readonly Step[] {
  const { rules, edge, measure } = stretch
  const step = stepOf(plannedLevel(rules, ballsLeft, wickets))
  const total = usualPairEdge(rules, wickets) + edge
  const sums = ballSums(step, phaseOf(rules, ballsLeft), total)
  return measure === 'runs' ? runSteps(sums) : boundarySteps(sums)
}

function runSteps({ legal, wicket, again }: BallSums): readonly Step[] {
  return [
    ...legal.map((chance, score) => ({ chance, score, next: 'ball' as const })),
    { chance: wicket, score: 0, next: 'wicket' },
    ...again.map((chance, score) => ({ chance, score, next: 'again' as const })),
  ]
}

function boundarySteps({ wicket, again, boundary }: BallSums): readonly Step[] {
  const isAgain = again.reduce((sum, chance) => sum + chance, 0)
  return [
    { chance: boundary, score: 1, next: 'ball' },
    { chance: 1 - boundary - wicket - isAgain, score: 0, next: 'ball' },
    { chance: wicket, score: 0, next: 'wicket' },
    { chance: isAgain, score: 0, next: 'again' },
  ]
}
