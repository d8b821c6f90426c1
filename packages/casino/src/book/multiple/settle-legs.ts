import type { Verdict } from '../book-market.ts'
import { returnOf } from './combined-odds.ts'
import { allTogether, type Sizes } from './sizes.ts'

/** A selection of a bet with its odds and what its match made of it; null while that is open. */
export type DecidedLeg = Readonly<{ oddsCenti: number; verdict: Verdict | null }>

const VOID_CENTI = 100
const LOST_CENTI = 0

/**
 * What the selections make of their bet; null while it has to wait. The bet is lost as soon as so many
 * lost that none of its bets can win any more: one of a multiple. A selection that is void counts as odds
 * of 1.00; where all of them are, so is the bet. A system is won with any of its bets.
 */
export function settleLegs(
  legs: readonly DecidedLeg[],
  sizes: Sizes = allTogether(legs.length),
): Verdict | null {
  const verdicts = legs.map(({ verdict }) => verdict)
  const alive = verdicts.filter((verdict) => verdict !== 'lost')
  if (alive.length < (sizes[0] ?? 0)) return 'lost'
  if (verdicts.includes(null)) return null
  return verdicts.every((verdict) => verdict === 'void') ? 'void' : 'won'
}

/** The odds that still count towards what a bet pays: those of its selections that are not void. */
export function countingOdds(legs: readonly DecidedLeg[]): number[] {
  return legs.flatMap(({ oddsCenti, verdict }) => (verdict === 'void' ? [] : [oddsCenti]))
}

/** What a system pays if all of its open selections win, its stake included, cut once to the minor unit. */
export function systemReturnOf(
  stakeMinor: bigint,
  legs: readonly DecidedLeg[],
  sizes: Sizes,
): bigint {
  return returnOf(stakeMinor, legs.map(centiNow), sizes)
}

function centiNow({ oddsCenti, verdict }: DecidedLeg): number {
  switch (verdict) {
    case 'lost':
      return LOST_CENTI
    case 'void':
      return VOID_CENTI
    case 'won':
    case null:
      return oddsCenti
  }
}
