/** What a bet pays if it wins, the stake included, rounded down to the minor unit. */
export function returnOf(stakeMinor: bigint, oddsCenti: number): bigint {
  return (stakeMinor * BigInt(oddsCenti)) / 100n
}
