import { keptBonusText } from '@maidan/locales'
import { MoneyText, siteTime } from '@maidan/ui'
import { Gift } from 'lucide-react'
import { GiveUpBonus } from '../../app/bonuses/give-up-bonus.tsx'
import { isKept } from '../../features/records/is-kept.ts'
import { useUser } from '../../features/session/queries.ts'
import type { Turnover } from '../../lib/session/turnovers.ts'
import { useText } from '../../lib/text/language.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'

/** The bonus behind a turnover: kept and until when, or how it ended; nothing where none was kept. */
export function KeptBonus({ turnover }: { turnover: Turnover }) {
  const t = useText(keptBonusText)
  const currency = readCurrency(useUser().data?.currency)
  const { bonus, expires_at: until, end } = turnover
  if (bonus === undefined) return null
  return (
    <div className="rounded-card border border-field-700 bg-field-950/40 p-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <Gift aria-hidden className="size-4 text-floodlight" />
        <span className="flex-1">{end === undefined ? t('kept') : t(end)}</span>
        <MoneyText currency={currency} minor={readMinor(bonus, currency)} />
      </p>
      {isKept(turnover) && (
        <>
          <p className="mt-1 text-quiet">{t('means')}</p>
          {until !== undefined && (
            <p className="tabular mt-1 text-quiet">{t('until', { time: siteTime(until) })}</p>
          )}
          <GiveUpBonus turnover={turnover} />
        </>
      )}
    </div>
  )
}
