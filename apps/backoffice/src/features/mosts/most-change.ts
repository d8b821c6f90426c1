import { amountOf } from '@maidan/money'
import type { ProviderDay } from './queries.ts'

/** What another most would mean to a provider's wins. */
export type MostChange = 'zero' | 'below' | 'lower' | 'higher' | 'same'

type Day = Pick<ProviderDay, 'most' | 'paid_out' | 'currency'>

/** `typed` is an amount of the day's currency already. */
export function mostChange(typed: string, { most, paid_out, currency }: Day): MostChange {
  const next = amountOf(typed, currency)
  const now = amountOf(most, currency)
  if (next === now) return 'same'
  if (next > now) return 'higher'
  if (next === 0n) return 'zero'
  return next < amountOf(paid_out, currency) ? 'below' : 'lower'
}

const percentOfWhole = 100n

/** How much of its most a day has paid out, in whole percent; nothing where the house has won. */
export function percentPaidOut({ most, paid_out, currency }: Day): number {
  const paid = amountOf(paid_out, currency)
  const whole = amountOf(most, currency)
  if (paid <= 0n) return 0
  return whole === 0n ? Number(percentOfWhole) : Number((paid * percentOfWhole) / whole)
}
