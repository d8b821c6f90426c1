import { HOME_CURRENCY, PLAYER_CURRENCIES, type PlayerCurrency } from '@maidan/contract/facts'
import { amountOf, decimalAmount, isCurrency, moneyText, parseAmount } from '@maidan/money'
import type { Currency } from '@maidan/money'
import { asText } from './calls/as-text.ts'

/** The currency that a record names; taka if it names none. */
export function readCurrency(value: unknown): Currency {
  const text = asText(value)
  return isCurrency(text) ? text : 'BDT'
}

/** The currency of a player's account; the house's own if the record names none. */
export function readPlayerCurrency(value: unknown): PlayerCurrency {
  const text = asText(value)
  return PLAYER_CURRENCIES.find((known) => known === text) ?? HOME_CURRENCY
}

/** An amount of an answer in minor units; 0 for what is no amount. */
export function readMinor(value: unknown, currency: Currency = 'BDT'): bigint {
  try {
    return amountOf(asText(value), currency)
  } catch {
    return 0n
  }
}

/** A typed amount above zero; null for anything else. `5.` and `.5` are understood. */
export function typedMinor(typed: string, currency: Currency = 'BDT'): bigint | null {
  const parsed = parseAmount(typed.replace(/^\./, '0.').replace(/\.$/, ''), currency)
  return parsed.ok && parsed.minor > 0n ? parsed.minor : null
}

/** A round amount without its empty fraction, for limits and plain copies: `৳ 25,000`. */
export function shortMoney(minor: bigint, currency: Currency = 'BDT'): string {
  return moneyText(minor, currency).replace(/\.00$/, '')
}

/** An amount as bare digits, no zero too many: `500`, `500.5`. */
export function bareAmount(minor: bigint, currency: Currency = 'BDT'): string {
  return decimalAmount(minor, currency).replace(/\.?0+$/, '')
}
