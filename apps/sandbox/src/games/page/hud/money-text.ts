import { isCurrency, moneyText } from '@maidan/money'

/** Writes amounts of one currency, `৳ 12,34,567.50`, that never break in two lines. */
export type MoneyWriter = (minor: bigint) => string

const NO_BREAK_SPACE = '\u00a0'

/** A writer for the wallet's currency; one that is not known is written with its own code. */
export function moneyWriter(currency: string): MoneyWriter {
  return (minor) => {
    const text = isCurrency(currency) ? moneyText(minor, currency) : `${minor} ${currency}`
    return text.replace(' ', NO_BREAK_SPACE)
  }
}
