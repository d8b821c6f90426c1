import type { Currency } from '@maidan/money'

/** What bounds one bet, and the stakes that one tap sets, in minor units. */
export type StakeLimits = {
  minMinor: bigint
  maxMinor: bigint
  /** The most that one bet pays: the largest stake at the longest odds of a single. */
  returnMaxMinor: bigint
  quickMinor: readonly bigint[]
  reach: ReachLimits
}

/** The most that open bets together may pay: one player's and everybody's, on a selection and on a match. */
export type ReachLimits = {
  playerSelectionMinor: bigint
  playerMatchMinor: bigint
  selectionMinor: bigint
  matchMinor: bigint
}

/** Multiples of what one bet pays at most. */
const PLAYER_MATCH_TIMES = 5n
const SELECTION_TIMES = 10n
const MATCH_TIMES = 20n

const RETURN_MAX_MINOR = 1_000_000_00n

const SOUTH_ASIA: StakeLimits = {
  minMinor: 20_00n,
  maxMinor: 20_000_00n,
  returnMaxMinor: RETURN_MAX_MINOR,
  quickMinor: [100_00n, 200_00n, 500_00n, 1_000_00n],
  reach: {
    playerSelectionMinor: RETURN_MAX_MINOR,
    playerMatchMinor: PLAYER_MATCH_TIMES * RETURN_MAX_MINOR,
    selectionMinor: SELECTION_TIMES * RETURN_MAX_MINOR,
    matchMinor: MATCH_TIMES * RETURN_MAX_MINOR,
  },
}

const LIMITS: Readonly<Partial<Record<Currency, StakeLimits>>> = {
  BDT: SOUTH_ASIA,
  INR: SOUTH_ASIA,
  PKR: SOUTH_ASIA,
}

/** The stakes that a free bet may have, by currency: those of one tap. */
export function freeStakes(): Readonly<Record<string, readonly bigint[]>> {
  return Object.fromEntries(
    Object.entries(LIMITS).map(([currency, { quickMinor }]) => [currency, quickMinor]),
  )
}

/** The limits in a wallet's currency; null: the book does not take it. */
export function stakeLimits(currency: string): StakeLimits | null {
  return Object.entries(LIMITS).find(([code]) => code === currency)?.[1] ?? null
}
