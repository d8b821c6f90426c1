import type { Exposure } from './exposure.ts'

export type ExposureChange<Outcome> = Readonly<{
  before: Exposure<Outcome>
  after: Exposure<Outcome>
  /** What must be held on top of what is held; below 0 it is free again. */
  moreMinor: bigint
}>

/**
 * What one more bet does to an exposure. `exposureOf` is `exposureOfScore`, or `exposureOfRunners`
 * with the market's runners; both exposures come back, so that a slip can show them side by side.
 */
export function exposureAfter<Bet, Outcome>(
  exposureOf: (bets: readonly Bet[]) => Exposure<Outcome>,
  current: readonly Bet[],
  added: Bet,
): ExposureChange<Outcome> {
  const before = exposureOf(current)
  const after = exposureOf([...current, added])
  return { before, after, moreMinor: after.liabilityMinor - before.liabilityMinor }
}
