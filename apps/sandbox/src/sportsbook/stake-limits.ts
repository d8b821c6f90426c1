import type { Currency } from '@maidan/money'

/** What bounds one bet, and the stakes that one tap sets, in minor units. */
export type StakeLimits = {
  minMinor: bigint
  maxMinor: bigint
  /** The most that one bet pays: the largest stake at the longest odds of a single. */
  returnMaxMinor: bigint
  quickMinor: readonly bigint[]
}

const SOUTH_ASIA: StakeLimits = {
  minMinor: 20_00n,
  maxMinor: 20_000_00n,
  returnMaxMinor: 1_000_000_00n,
  quickMinor: [100_00n, 200_00n, 500_00n, 1_000_00n],
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
