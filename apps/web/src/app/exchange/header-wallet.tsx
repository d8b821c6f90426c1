import { oddsText } from '@maidan/locales'
import { MoneyText } from '@maidan/ui'
import { useBalance } from '../../features/balance/queries.ts'
import { useExposure } from '../../features/exchange-bets/queries.ts'
import { readMinor } from '../../lib/read-money.ts'
import { useText } from '../../lib/text/language.ts'

/** What is there to bet with, and below it what open bets hold. */
export function HeaderWallet() {
  const t = useText(oddsText)
  const balance = useBalance().data
  const exposure = useExposure().data
  if (!balance) return null
  const { currency, minor } = balance
  return (
    <dl className="shrink-0 text-right leading-tight">
      <div className="wide:hidden">
        <dt className="sr-only">{t('available')}</dt>
        <dd className="text-sm font-semibold">
          <MoneyText currency={currency} minor={minor} />
        </dd>
      </div>
      {exposure && (
        <div className="flex items-baseline justify-end gap-1 text-xs text-quiet">
          <dt>{t('held')}</dt>
          <dd>
            <MoneyText currency={currency} minor={readMinor(exposure.exposure)} />
          </dd>
        </div>
      )}
    </dl>
  )
}
