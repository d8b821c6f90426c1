import { percentOf } from '@maidan/money'

/** What staff set for a method; the day is that of Dhaka. */
export type MethodTerms = {
  /** The most that one player may pay with it in a day; null where that is left open. */
  depositDayMaxMinor: bigint | null
  withdrawalDayMaxMinor: bigint | null
} & FeeTerms

/** What a withdrawal costs: so much, and so much of its amount (150 is 1.5 %). */
export type FeeTerms = { feeFixedMinor: bigint; feePercentHundredths: number }

/** The highest percent that staff may set, in hundredths: 10 %. */
export const FEE_PERCENT_HUNDREDTHS_MAX = 1_000

/** How a fee ends that does not come out even: for the player. */
const FEE_ROUNDING = 'floor'

/**
 * What the house keeps of a withdrawal, in minor units: it is taken beside the amount, which arrives
 * whole.
 */
export function withdrawalFee(
  amountMinor: bigint,
  { feeFixedMinor, feePercentHundredths }: FeeTerms,
): bigint {
  return feeFixedMinor + percentOf(amountMinor, BigInt(feePercentHundredths), FEE_ROUNDING)
}

/** What is left of a day's limit; null where there is none. */
export function dayLeftMinor(maxMinor: bigint | null, usedMinor: bigint): bigint | null {
  if (maxMinor === null) return null
  return usedMinor >= maxMinor ? 0n : maxMinor - usedMinor
}
