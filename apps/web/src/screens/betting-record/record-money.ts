import { amountOf, isCurrency, type Currency } from '@maidan/money'
import type { BettingRecord } from '../../features/betting/queries.ts'

/** Stake, win and what the round brought, in minor units. */
export function recordMoney({ bet_amount, winAmount, currency: code }: BettingRecord) {
  const currency: Currency = isCurrency(code) ? code : 'BDT'
  const betMinor = amountOf(bet_amount, currency)
  const winMinor = amountOf(winAmount, currency)
  return { currency, betMinor, winMinor, netMinor: winMinor - betMinor }
}
