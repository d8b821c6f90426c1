import { spotKey, type RouletteSpot } from '@maidan/casino'

/** A chip that lies on the table and is not bet yet. */
export type LooseBet = { id: number; spot: RouletteSpot; stakeMinor: bigint }

/** The sum of stakes by the spot that they stand on. */
export function sumBySpot(
  bets: readonly { spot: RouletteSpot; stakeMinor: bigint }[],
): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { spot, stakeMinor } of bets) {
    const key = spotKey(spot)
    sums.set(key, (sums.get(key) ?? 0n) + stakeMinor)
  }
  return sums
}

export function sumOf(bets: readonly { stakeMinor: bigint }[]): bigint {
  return bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
}
