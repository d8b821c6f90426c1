import type { Verdict } from '../book-market.ts'

/** A selection of a bet with its odds and what its match made of it; null while that is open. */
export type DecidedLeg = Readonly<{ oddsCenti: number; verdict: Verdict | null }>

/**
 * What the selections make of their bet; null while it has to wait. One that lost loses the bet at
 * once, whatever the others do. One that is void counts as odds of 1.00; where all of them are, so is
 * the bet.
 */
export function settleLegs(legs: readonly DecidedLeg[]): Verdict | null {
  const verdicts = legs.map(({ verdict }) => verdict)
  if (verdicts.includes('lost')) return 'lost'
  if (verdicts.includes(null)) return null
  return verdicts.includes('won') ? 'won' : 'void'
}

/** The odds that still count towards what a bet pays: those of its selections that are not void. */
export function countingOdds(legs: readonly DecidedLeg[]): number[] {
  return legs.flatMap(({ oddsCenti, verdict }) => (verdict === 'void' ? [] : [oddsCenti]))
}
