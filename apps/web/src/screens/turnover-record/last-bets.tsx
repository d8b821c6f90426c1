import { playWeightsText, recordsText } from '@maidan/locales'
import { MoneyText, siteTime } from '@maidan/ui'
import { ChevronDown } from 'lucide-react'
import { isFull } from '../../lib/is-full.ts'
import { useUser } from '../../features/session/queries.ts'
import type { Turnover } from '../../lib/session/turnovers.ts'
import { useText } from '../../lib/text/language.ts'
import { readCurrency, readMinor, shortMoney } from '../../lib/read-money.ts'

/** The bets that counted, so that the figures can be followed. */
export function LastBets({ turnover }: { turnover: Turnover }) {
  const t = useText(recordsText)
  const w = useText(playWeightsText)
  const currency = readCurrency(useUser().data?.currency)
  const bets = turnover.last_bets ?? []
  const share = (percent: string, staked: string) =>
    w('ofStake', {
      percent: Number(percent),
      amount: shortMoney(readMinor(staked, currency), currency),
    })
  if (bets.length === 0) return <p className="text-sm text-quiet">{t('noBets')}</p>
  return (
    <details className="group border-t border-field-800 pt-1">
      <summary className="-mb-1 flex min-h-11 list-none items-center gap-2 text-sm font-semibold">
        <span className="flex-1">{t('lastBets', { count: turnover.bets_counted })}</span>
        <ChevronDown aria-hidden className="size-5 text-quiet transition group-open:rotate-180" />
      </summary>
      <ul className="mt-2 flex flex-col gap-2.5 text-sm">
        {bets.map(({ game_name, staked, percent, counted, odds, created_at }) => (
          <li className="flex items-center gap-3" key={`${game_name}-${created_at}`}>
            <span className="min-w-0 flex-1">
              <span className="block">{game_name}</span>
              <span className="tabular block text-xs text-quiet">
                {siteTime(created_at)}
                {!isFull(percent) && ` · ${share(percent, staked)}`}
                {odds !== undefined && ` · ${w('atOdds', { odds })}`}
              </span>
            </span>
            <MoneyText
              className="font-semibold"
              currency={currency}
              minor={readMinor(counted, currency)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
