import { HOME_CURRENCY } from '@maidan/contract/facts'
import { MoneyText } from '@maidan/ui'
import { readMinor } from '../../../lib/read-money.ts'

/** An amount of a promotion: bonuses are in the currency of the house. */
export function Taka({ amount, className = '' }: { amount: string; className?: string }) {
  const minor = readMinor(amount, HOME_CURRENCY)
  return <MoneyText className={className} currency={HOME_CURRENCY} minor={minor} />
}
