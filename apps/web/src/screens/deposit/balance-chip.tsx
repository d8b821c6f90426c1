import { MoneyText } from '@maidan/ui'
import { useBalance } from '../../features/balance/queries.ts'

/** What is in the main wallet now; a wide page has it in its bar. */
export function BalanceChip() {
  const balance = useBalance().data
  if (balance === undefined) return null
  return (
    <MoneyText
      className="mr-2.5 rounded-full bg-field-800 px-3 py-1.5 text-sm font-semibold wide:hidden"
      currency={balance.currency}
      minor={balance.minor}
    />
  )
}
