/** A contest that its provider has left: what lies in it, and what each undecided entry has paid; minor units. */
export type LeftContest = { heldMinor: bigint; stakesMinor: readonly bigint[] }

/** What each undecided entry gets back, in their order, and what is left for the house. */
export type SharedRest = { backsMinor: readonly bigint[]; houseMinor: bigint }

/**
 * Shares what lies in a contest among its undecided entries: each has its stake back, or, where some of the contest was
 * paid out and no longer covers all of them, its part by stakes, rounded down. Nobody gets more than their stake.
 * What remains is the house's, as the fee of a contest that was closed.
 * @throws RangeError for a stake or a contest of less than nothing
 */
export function shareRest({ heldMinor, stakesMinor }: LeftContest): SharedRest {
  if (heldMinor < 0n || stakesMinor.some((stake) => stake < 0n))
    throw new RangeError('nothing in a contest is less than nothing')
  const stakedMinor = stakesMinor.reduce((sum, stake) => sum + stake, 0n)
  const isWhole = heldMinor >= stakedMinor
  const backsMinor = isWhole
    ? [...stakesMinor]
    : stakesMinor.map((stake) => (heldMinor * stake) / stakedMinor)
  return { backsMinor, houseMinor: heldMinor - backsMinor.reduce((sum, back) => sum + back, 0n) }
}
