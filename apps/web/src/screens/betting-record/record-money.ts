import type { BettingRecord } from '../../features/betting/queries.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'

/** Stake, win and what the round brought, in minor units. */
export function recordMoney({ bet_amount, winAmount, currency: code }: BettingRecord) {
  const currency = readCurrency(code)
  const betMinor = readMinor(bet_amount, currency)
  const winMinor = readMinor(winAmount, currency)
  return { currency, betMinor, winMinor, netMinor: winMinor - betMinor }
}
