/**
 * What counts of bets that are decided, in minor units: what they really won or lost together, at most
 * what was staked. Neither a void bet counts, nor both sides of a hedge.
 */
export function countedRisk(stakedMinor: bigint, netMinor: bigint): bigint {
  const movedMinor = netMinor < 0n ? -netMinor : netMinor
  return movedMinor < stakedMinor ? movedMinor : stakedMinor
}
