/** A purse of play money lasts for so many of the largest bets. */
const LARGEST_BETS = 20n

/** What a purse holds when it is opened or filled again, minor units. */
export function startMinor(levels: readonly bigint[]): bigint {
  return (levels.at(-1) ?? 0n) * LARGEST_BETS
}
