import { amountOf, type Currency } from '@maidan/money'

/** How far a cap is used up, in whole percent rounded up, so that 100 and more means full. */
export function percentUsed(
  { used, offered, cap }: Record<'used' | 'offered' | 'cap', string>,
  currency: Currency,
): number {
  const taken = amountOf(used, currency) + amountOf(offered, currency)
  const whole = amountOf(cap, currency)
  return Number((taken * 100n + whole - 1n) / whole)
}
