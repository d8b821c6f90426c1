import { phaseOf, tempoStep } from '../delivery/tempo.ts'
import type { CricketRules } from '../rules/cricket-rules.ts'
import { ballsByStep, type BallSums, ballSums } from './ball-sums.ts'
import { chaseSteps } from './chase-steps.ts'

/** A ball to come, for each number of runs that the side may have added by then. */
export type BallAhead = (added: number) => BallSums

type Given = Readonly<{ ballsLeft: number; wickets: number; edge: number }>

/** A ball to come of a side with no target: alike whatever it has added. */
export function ballAhead(rules: CricketRules, { ballsLeft, wickets, edge }: Given): BallAhead {
  const step = tempoStep(rules, { ballsLeft, wickets, need: null })
  const sums = ballSums(step, phaseOf(rules, ballsLeft), edge)
  return () => sums
}

/** The same of a chase that needs so many runs before it adds any. */
export function chaseBallAhead(
  rules: CricketRules,
  { ballsLeft, wickets, edge }: Given,
  need: number,
): BallAhead {
  const balls = ballsByStep(phaseOf(rules, ballsLeft), edge)
  const steps = chaseSteps(rules, ballsLeft, wickets)
  return (added) => balls[steps[Math.min(need - added, rules.runsMax)] ?? 0] as BallSums
}
