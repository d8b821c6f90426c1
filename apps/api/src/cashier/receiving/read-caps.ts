import { RECEIVING_CAP_MAX_MINOR, type PaymentMethod, type ReceivingCaps } from '@maidan/cashier'
import { readAmountBetween } from '../methods/read-amount-between.ts'

type Typed = Record<'day_cap' | 'month_cap', string | number>

/**
 * Reads the caps of an account: the day's takes one deposit at least, the month's no less than the
 * day's. Refuses at its field what does not fit.
 */
export function readCaps(
  typed: Typed,
  { currency, depositMinMinor }: Pick<PaymentMethod, 'currency' | 'depositMinMinor'>,
): ReceivingCaps {
  const range = { maxMinor: RECEIVING_CAP_MAX_MINOR, currency }
  const dayCapMinor = readAmountBetween(typed.day_cap, 'day_cap', {
    ...range,
    minMinor: depositMinMinor,
  })
  const month = { ...range, minMinor: dayCapMinor }
  return { dayCapMinor, monthCapMinor: readAmountBetween(typed.month_cap, 'month_cap', month) }
}
