import { fundsText } from '@maidan/locales'
import type { Method } from '../../features/funds/payment-method.ts'
import { useUser } from '../../features/session/queries.ts'
import { useText } from '../../lib/language.ts'
import { readCurrency, readMinor, shortMoney } from '../../lib/read-money.ts'

/** The documents' range, for a method that has none of its own (CASH-62). */
const rangeMinor = { min: 50_000n, max: 2_500_000n }

/** The range of amounts as a text; shown, never enforced here (CASH-63). */
export function useRangeText(method: Method | undefined): string {
  const t = useText(fundsText)
  const currency = readCurrency(useUser().data?.currency)
  const min = readMinor(method?.withdrawal_min, currency) || rangeMinor.min
  const max = readMinor(method?.withdrawal_max, currency) || rangeMinor.max
  return t('range', { min: shortMoney(min, currency), max: shortMoney(max, currency) })
}
