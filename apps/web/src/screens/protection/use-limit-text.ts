import { protectionText } from '@maidan/locales'
import type { Currency } from '@maidan/money'
import type { LimitName } from '../../features/protection/queries.ts'
import { readMinor, shortMoney } from '../../lib/read-money.ts'
import { useText } from '../../lib/text/language.ts'

/** Says an amount of a limit: money, minutes, or that there is none. */
export function useLimitText({ kind }: Pick<LimitName, 'kind'>, currency: Currency) {
  const t = useText(protectionText)
  return (amount: string | null): string => {
    if (amount === null) return t('unset')
    if (kind === 'time') return t('inMinutes', { minutes: Number(amount) })
    return shortMoney(readMinor(amount, currency), currency)
  }
}
