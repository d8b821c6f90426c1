import { groupedAmount, parseAmount } from '@maidan/money'
import { words } from '../words/en.ts'

/** An amount in decimal text as the wallets write it: `Tk 1,00,000.00`. */
export function takaText(amount: string): string {
  const parsed = parseAmount(amount, 'BDT')
  return `${words.currency} ${parsed.ok ? groupedAmount(parsed.minor, 'BDT') : amount}`
}
