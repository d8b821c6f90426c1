import { parseAmount } from '@maidan/money'
import { asText } from '../../../lib/calls/as-text.ts'

const microPerUsdt = 1_000_000n

/** A dollar amount in paisa at a rate like "121.5", rounded down; null without a readable rate. */
export function usdtWorth(usdtMicro: bigint, rate: unknown): bigint | null {
  const parsed = parseAmount(asText(rate), 'BDT')
  return parsed.ok && parsed.minor > 0n ? (usdtMicro * parsed.minor) / microPerUsdt : null
}

/** The rate as it is shown: "120.00" reads 120. */
export function shownRate(rate: unknown): string {
  return asText(rate)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}
