import type { Explanation } from './explanation.ts'

/**
 * What one player can lose on one market. Exactly `liabilityMinor` is held: the worst loss over all
 * outcomes, with everything unmatched at its worst, is max(0, −min over outcomes of `worstMinor`).
 */
export type Exposure<Outcome> = Readonly<{
  liabilityMinor: bigint
  /** The first outcome that costs the whole liability; null if no outcome costs anything. */
  worst: Outcome | null
  /** Why so much is held, as data; null if nothing is. */
  explain: Explanation | null
  outcomes: readonly OutcomeNet<Outcome>[]
}>

export type OutcomeNet<Outcome> = Readonly<{
  outcome: Outcome
  /** What the player gains (or, below 0, loses) here with what is matched. */
  netMinor: bigint
  /** `netMinor` if, besides, just those unmatched bets are matched that lose here. */
  worstMinor: bigint
}>

/** The exposure that these outcomes come to. */
export function exposureOver<Outcome>(
  outcomes: readonly OutcomeNet<Outcome>[],
  explain: (worst: Outcome, lossMinor: bigint) => Explanation,
): Exposure<Outcome> {
  const worst = outcomes.reduce<OutcomeNet<Outcome> | null>(worseOf, null)
  if (worst === null || worst.worstMinor >= 0n) {
    return { liabilityMinor: 0n, worst: null, explain: null, outcomes }
  }
  const liabilityMinor = -worst.worstMinor
  const explanation = explain(worst.outcome, liabilityMinor)
  return { liabilityMinor, worst: worst.outcome, explain: explanation, outcomes }
}

/** Of two as bad ones the first, so that the same bets are always explained in the same way. */
function worseOf<Outcome>(
  worst: OutcomeNet<Outcome> | null,
  one: OutcomeNet<Outcome>,
): OutcomeNet<Outcome> {
  return worst === null || one.worstMinor < worst.worstMinor ? one : worst
}
