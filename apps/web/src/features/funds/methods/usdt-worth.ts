import { parseAmount } from '@maidan/money'
import { asText } from '../../../lib/calls/as-text.ts'
import type { AmountRange } from '../choice/amount-range.ts'

const microPerUsdt = 1_000_000n
const centsPerUsdt = 100n
const microPerCent = microPerUsdt / centsPerUsdt

/** A dollar amount in paisa at a rate like "121.5", rounded down; null without a readable rate. */
export function usdtWorth(usdtMicro: bigint, rate: unknown): bigint | null {
  const minor = rateMinor(rate)
  return minor === null ? null : (usdtMicro * minor) / microPerUsdt
}

/**
 * A range of taka in whole cents of a dollar, each of which is worth an amount within it; null
 * without a readable rate, or where no cent is.
 */
export function usdtRange({ minMinor, maxMinor }: AmountRange, rate: unknown): AmountRange | null {
  const minor = rateMinor(rate)
  if (minor === null) return null
  const minCents = ceilDivided(minMinor * centsPerUsdt, minor)
  const maxCents = ((maxMinor + 1n) * centsPerUsdt - 1n) / minor
  if (minCents > maxCents) return null
  return {
    minMinor: minCents * microPerCent,
    maxMinor: maxCents * microPerCent,
    currency: 'USDT',
  }
}

const ceilDivided = (part: bigint, by: bigint) => (part + by - 1n) / by

function rateMinor(rate: unknown): bigint | null {
  const parsed = parseAmount(asText(rate), 'BDT')
  return parsed.ok && parsed.minor > 0n ? parsed.minor : null
}

/** The rate as it is shown: "120.00" reads 120. */
export function shownRate(rate: unknown): string {
  return asText(rate)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}
