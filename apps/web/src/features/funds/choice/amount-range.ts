import type { PlayerCurrency } from '@maidan/contract/facts'
import type { Currency } from '@maidan/money'
import { readMinor } from '../../../lib/read-money.ts'
import type { Method } from '../methods/payment-method.ts'

/** From and to which amount a method takes or pays money, in minor units of `currency`. */
export type AmountRange = { minMinor: bigint; maxMinor: bigint; currency: Currency }

/** The range in which a method takes deposits; null for a method that names none. */
export function depositRange(method: Method | undefined, currency: Currency): AmountRange | null {
  const minMinor = readMinor(method?.deposit_min, currency)
  const maxMinor = readMinor(method?.deposit_max, currency)
  return minMinor > 0n && maxMinor > 0n ? { minMinor, maxMinor, currency } : null
}

/** Whether an amount of the range's currency is in it; everything is, where there is none. */
export function isInRange(minor: bigint, range: AmountRange | null): boolean {
  return range === null || (minor >= range.minMinor && minor <= range.maxMinor)
}

/** The range of a method that has none of its own; in taka it is the documents' (CASH-62). */
const rangeOf: Readonly<Record<PlayerCurrency, Omit<AmountRange, 'currency'>>> = {
  BDT: { minMinor: 50_000n, maxMinor: 2_500_000n },
  INR: { minMinor: 50_000n, maxMinor: 5_000_000n },
  PKR: { minMinor: 100_000n, maxMinor: 5_000_000n },
}

/** The range in which a method pays out; it advises, and nothing is refused by it here (CASH-63). */
export function withdrawalRange(method: Method | undefined, currency: PlayerCurrency): AmountRange {
  const usual = rangeOf[currency]
  return {
    minMinor: readMinor(method?.withdrawal_min, currency) || usual.minMinor,
    maxMinor: readMinor(method?.withdrawal_max, currency) || usual.maxMinor,
    currency,
  }
}
