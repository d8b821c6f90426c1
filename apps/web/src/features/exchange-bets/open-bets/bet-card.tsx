import { slipText } from '@maidan/locales'
import { MoneyText, cardClass, siteClock } from '@maidan/ui'
import { clsx } from 'clsx'
import { useText } from '../../../lib/text/language.ts'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import { BetActions } from './bet-actions.tsx'
import { betName, betPlace, otherSide, sideClass } from '../bet/bet-words.ts'
import { lapseReason } from '../bet/lapse-reason.ts'
import type { Bet } from '../queries.ts'

/** One open bet: what it is on, what it may bring and cost, and what can still be changed. */
export function BetCard({ bet, withEvent }: { bet: Bet; withEvent: boolean }) {
  const t = useText(slipText)
  const [matched, amount] = [readMinor(bet.matched), readMinor(bet.stake)]
  const isPart = matched > 0n && matched < amount
  // What was taken away of it is at stake no more.
  const standing = matched + readMinor(bet.remaining)
  return (
    <article aria-label={betName(bet)} className={`${cardClass} overflow-hidden`}>
      <div className="flex items-start gap-3 p-3">
        <span
          className={clsx(
            'mt-0.5 w-12 shrink-0 rounded-md py-1 text-center text-xs font-bold',
            sideClass(bet.side),
          )}
        >
          {t(bet.side)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold">{betName(bet)}</p>
          <p className="text-xs text-quiet">{betPlace(bet, withEvent)}</p>
          {bet.matched_with !== null && (
            <p className="text-xs text-quiet">{t(otherSide[bet.matched_with])}</p>
          )}
          <Lapse bet={bet} />
          {isPart && (
            <p className="tabular text-xs text-amber">
              {t('matchedOf', { matched: shortMoney(matched), amount: shortMoney(amount) })}
            </p>
          )}
        </div>
        <span className="tabular shrink-0 text-lg leading-6 font-bold">
          {matched > 0n ? bet.average_odds : bet.odds}
        </span>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-field-800 px-3 py-2">
        <Figure label={t('stake')} minor={standing} />
        <Figure label={t('profit')} minor={readMinor(bet.potential_profit)} signed />
        <Figure label={t('liability')} minor={-readMinor(bet.potential_liability)} signed />
      </dl>
      <BetActions bet={bet} />
    </article>
  )
}

/** Until when its unmatched part waits, or why that was taken away. */
function Lapse({ bet }: { bet: Bet }) {
  const t = useText(slipText)
  if (bet.lapse_code !== null)
    return <p className="text-xs text-amber">{t(lapseReason(bet.lapse_code))}</p>
  if (bet.expires_at === null || readMinor(bet.remaining) === 0n) return null
  const time = siteClock(bet.expires_at)
  return <p className="tabular text-xs text-quiet">{t('waitsUntil', { time })}</p>
}

function Figure({ label, minor, signed }: { label: string; minor: bigint; signed?: boolean }) {
  return (
    <div className="last:text-right">
      <dt className="text-xs text-quiet">{label}</dt>
      <dd className="text-sm font-semibold">
        <MoneyText minor={minor} signed={signed ?? false} />
      </dd>
    </div>
  )
}
