import { isSport } from '@maidan/contract'
import { exchangeAccountText } from '@maidan/locales'
import { Card, MoneyText } from '@maidan/ui'
import { useText } from '../../lib/text/language.ts'
import { readMinor } from '../../lib/read-money.ts'
import type { ProfitLoss } from '../../features/exchange-bets/account-queries.ts'
import { sumBy } from './sum-by.ts'

/** The net of the whole time with its commission, and of each sport. */
export function ProfitTotals({ profit }: { profit: ProfitLoss }) {
  const t = useText(exchangeAccountText)
  const [net, commission] = [readMinor(profit.net), readMinor(profit.commission)]
  const bySport = sumBy(profit.markets, ({ sport }) => sport)
  return (
    <Card padded={false}>
      <dl className="grid grid-cols-2">
        <div className="p-4">
          <dt className="text-xs text-quiet">{t('net')}</dt>
          <dd className="text-lg font-bold">
            <MoneyText minor={net} signed />
          </dd>
        </div>
        <div className="border-l border-field-800 p-4">
          <dt className="text-xs text-quiet">{t('commission')}</dt>
          <dd className="text-lg font-bold">
            <MoneyText minor={commission} />
          </dd>
        </div>
      </dl>
      {bySport.length > 1 && (
        <dl
          aria-label={t('bySport')}
          className="divide-y divide-field-800 border-t border-field-800 px-4"
        >
          {bySport.map(({ name, netMinor }) => (
            <div className="flex min-h-10 items-center justify-between text-sm" key={name}>
              <dt className="text-quiet">{isSport(name) ? t(name) : name}</dt>
              <dd className="font-semibold">
                <MoneyText minor={netMinor} signed />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
