import {
  chasingLevel,
  phaseOf,
  plannedLevel,
  stepOf,
  tempoStep,
  wantedLevel,
} from '../delivery/tempo.ts'
import type { CricketRules } from '../rules/cricket-rules.ts'
import { ballSums, type BallSums } from './ball-sums.ts'

/** A ball to come, for each number of runs that the side may have added by then. */
export type BallAhead = (added: number) => BallSums

/** A ball to come of a side with no target: alike whatever it has added. */
export function ballAhead(
  rules: CricketRules,
  { ballsLeft, wickets, edge }: Readonly<{ ballsLeft: number; wickets: number; edge: number }>,
): BallAhead {
  const step = tempoStep(rules, { ballsLeft, wickets, need: null })
  const sums = ballSums(step, phaseOf(rules, ballsLeft), edge)
  return () => sums
}

/**
 * The same of a chase. `wanted` are the levels it wants by runs added (`wantedLevels`), alike
 * however many wickets are down.
 */
export function chaseBallAhead(
  rules: CricketRules,
  { ballsLeft, wickets, edge }: Readonly<{ ballsLeft: number; wickets: number; edge: number }>,
  wanted: Float64Array,
): BallAhead {
  const plan = plannedLevel(rules, ballsLeft, wickets)
  const phase = phaseOf(rules, ballsLeft)
  const bySteps: BallSums[] = []
  return (added) => {
    const step = stepOf(chasingLevel(plan, wanted[added] ?? 0))
    return (bySteps[step] ??= ballSums(step, phase, edge))
  }
}

/** What a chase wants by the runs added to the needed ones, given the balls left. */
export function wantedLevels(need: number, ballsLeft: number, count: number): Float64Array {
  const wanted = new Float64Array(count)
  for (let added = 0; added < count; added += 1)
    wanted[added] = wantedLevel(Math.max(need - added, 1), ballsLeft)
  return wanted
}
