import { isCurrency, moneyText } from '@maidan/money'

/** Writes amounts of one currency: `৳ 12,34,567.50`. */
export type MoneyWriter = (minor: bigint) => string

/** A writer for the wallet's currency; one that is not known is written with its own code. */
export function moneyWriter(currency: string): MoneyWriter {
  return (minor) => (isCurrency(currency) ? moneyText(minor, currency) : `${minor} ${currency}`)
}
