import type { WalletCurrency } from '@maidan/contract/facts'
import { groupedAmount, parseAmount } from '@maidan/money'
import { words } from '../words/en.ts'

/** An amount in decimal text as the wallets of a currency write it: `Tk 1,00,000.00`. */
export function amountText(amount: string, currency: WalletCurrency): string {
  const parsed = parseAmount(amount, currency)
  return `${words.currencies[currency]} ${parsed.ok ? groupedAmount(parsed.minor, currency) : amount}`
}
