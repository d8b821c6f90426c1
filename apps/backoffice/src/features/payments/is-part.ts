import { amountOf, isCurrency, parseAmount } from '@maidan/money'

/** Whether what was typed is a part of what is left of a deposit. Nothing typed is all of it. */
export function isPart(typed: string, left: string, currency: string): boolean {
  if (typed.trim() === '' || !isCurrency(currency)) return true
  const parsed = parseAmount(typed.trim(), currency)
  return parsed.ok && parsed.minor > 0n && parsed.minor <= amountOf(left, currency)
}
