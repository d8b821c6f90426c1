import { marketsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Trophy } from 'lucide-react'
import type { MarketRecord } from '../../features/markets/market.ts'
import { Taka } from '../../features/markets/taka.tsx'
import { Panel } from '../../parts/panel.tsx'

/** What each outcome would bring the house or cost it, with a sign. */
export function OutcomesPanel({ record: { market, outcomes } }: { record: MarketRecord }) {
  const t = useText(marketsText)
  const nothingMatched = market.players === 0
  return (
    <Panel title={t('outcomes')}>
      <table aria-label={t('outcomes')} className="w-full text-sm">
        <thead className="text-xs text-quiet">
          <tr>
            <th className="h-8 text-left font-semibold" scope="col">
              {t('outcome')}
            </th>
            <th className="text-right font-semibold" scope="col">
              {t('house')}
            </th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ selection_id, name, house }, index) => (
            <tr className="border-t border-field-800" key={`${selection_id ?? name}-${index}`}>
              <th className="h-9 pr-3 text-left font-medium wrap-anywhere" scope="row">
                <span className="tabular">{name}</span>
                {market.result === name && (
                  <Trophy aria-hidden className="ml-2 inline size-4 text-floodlight" />
                )}
              </th>
              <td className="text-right">
                <Taka amount={house} className="font-semibold" signed />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-field-800 pt-2 pb-1 text-xs text-quiet">
        {t(nothingMatched ? 'noOutcomes' : 'commissionApart')}
      </p>
    </Panel>
  )
}
