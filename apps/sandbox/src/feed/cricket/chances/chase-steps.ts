import { chasingLevel, plannedLevel, stepOf, wantedLevel } from '../delivery/tempo.ts'
import type { CricketRules } from '../rules/cricket-rules.ts'

/** By balls left and wickets down; each by runs needed. */
const known: Record<CricketRules['kind'], Uint8Array[]> = { T20: [], ODI: [], super_over: [] }

/**
 * The steps of tempo at which a chase bats on, by the runs it needs, up to `rules.runsMax`; worked
 * out once for the balls left and the wickets down.
 */
export function chaseSteps(rules: CricketRules, ballsLeft: number, wickets: number): Uint8Array {
  const at = ballsLeft * rules.wickets + wickets
  return (known[rules.kind][at] ??= stepsOf(rules, ballsLeft, wickets))
}

function stepsOf(rules: CricketRules, ballsLeft: number, wickets: number): Uint8Array {
  const plan = plannedLevel(rules, ballsLeft, wickets)
  const steps = new Uint8Array(rules.runsMax + 1)
  for (let need = 0; need < steps.length; need += 1)
    steps[need] = stepOf(chasingLevel(plan, wantedLevel(Math.max(need, 1), ballsLeft)))
  return steps
}
