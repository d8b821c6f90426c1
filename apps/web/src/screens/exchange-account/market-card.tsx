import { exchangeAccountText } from '@maidan/locales'
import { Card, MoneyText } from '@maidan/ui'
import { ChevronDown } from 'lucide-react'
import type { MarketExposure } from '../../features/exchange-bets/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { readMinor } from '../../lib/read-money.ts'
import { useExplanation } from './use-explanation.ts'

/** What one market holds of the balance, the sentence that says why, and each result's worth. */
export function MarketCard({ market }: { market: MarketExposure }) {
  const t = useText(exchangeAccountText)
  const explain = useExplanation()
  return (
    <Card aria-label={market.market_name} className="overflow-hidden" padded={false}>
      <div className="flex items-start justify-between gap-3 p-4 pb-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{market.market_name}</h3>
          <p className="text-xs text-quiet">{market.event_name}</p>
        </div>
        <p className="shrink-0 text-right">
          <span className="block text-xs text-quiet">{t('held')}</span>
          <MoneyText className="font-semibold" minor={readMinor(market.liability)} />
        </p>
      </div>
      <p className="px-4 pb-3 text-sm">{explain(market.explain)}</p>
      <details className="group border-t border-field-800">
        <summary className="flex min-h-11 list-none items-center justify-between px-4 text-sm font-semibold [&::-webkit-details-marker]:hidden">
          {t('outcomes')}
          <ChevronDown aria-hidden className="size-5 text-quiet transition group-open:rotate-180" />
        </summary>
        <ul className="divide-y divide-field-800 px-4 pb-2">
          {market.outcomes.map(({ selection_id, name, net }) => (
            <li
              className="flex min-h-9 items-center justify-between gap-4 text-sm"
              key={selection_id ?? name}
            >
              <span className="min-w-0">{name}</span>
              <MoneyText className="font-semibold" minor={readMinor(net)} signed />
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
