/** What one bet may stake at least and at most, in minor units of the taka. */
export const STAKE_LIMITS = { minMinor: 1_000n, maxMinor: 50_000_000n }

/** Bets of one player that may be open on one market at once. */
export const OPEN_BETS_MAX = 200
