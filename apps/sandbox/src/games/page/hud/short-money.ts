import { groupedAmount, isCurrency } from '@maidan/money'
import type { MoneyWriter } from './money-text.ts'

/** A writer of amounts as short as they can be, for coins: no sign, and no decimals that are nothing. */
export function shortMoneyWriter(currency: string): MoneyWriter {
  return (minor) => {
    if (!isCurrency(currency)) return String(minor)
    return groupedAmount(minor, currency).replace(/\.00$/, '')
  }
}
