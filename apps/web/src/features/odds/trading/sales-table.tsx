import { tradingText } from '@maidan/locales'
import { siteClock } from '@maidan/ui'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import { useText } from '../../../lib/text/language.ts'
import type { Trading } from './use-market-trading.ts'

type Props = { sales: Trading['sales']; nameOf: (selectionId: number | null) => string }

/** The last matches of a market, newest first: when, on whom, at what odds, how much. */
export function SalesTable({ sales, nameOf }: Props) {
  const t = useText(tradingText)
  if (sales.length === 0)
    return <p className="py-6 text-center text-sm text-quiet">{t('noSales')}</p>
  return (
    <table className="tabular w-full text-sm">
      <thead className="text-xs text-quiet">
        <tr className="h-9 text-left">
          <th className="font-medium" scope="col">
            {t('time')}
          </th>
          <th className="font-medium" scope="col">
            {t('runner')}
          </th>
          <th className="text-right font-medium" scope="col">
            {t('odds')}
          </th>
          <th className="text-right font-medium" scope="col">
            {t('stake')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sales.map(({ sale_id, at, selection_id, odds, stake }) => (
          <tr className="h-9 border-t border-field-800" key={sale_id}>
            <td className="pr-3 text-quiet">{siteClock(at)}</td>
            <td className="max-w-40 truncate pr-3">{nameOf(selection_id)}</td>
            <td className="text-right font-semibold">{odds}</td>
            <td className="pl-3 text-right">{shortMoney(readMinor(stake))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
