import { HOME_CURRENCY } from '@maidan/contract/facts'
import { cashbackText, textIn } from '@maidan/locales'
import { MoneyText, siteTime } from '@maidan/ui'
import { RefreshCcw } from 'lucide-react'
import { useId } from 'react'
import type { Cashback } from '../../../features/promotions/cashback.ts'
import { readMinor } from '../../../lib/read-money.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { FigureLine } from '../parts/figure-line.tsx'
import { RuleDetails } from '../parts/rule-details.tsx'
import { Taka } from '../parts/taka.tsx'
import { CashbackRule } from './cashback-rule.tsx'

/** What a week stands at now, and how it is counted. */
export function CashbackCard({ cashback }: { cashback: Cashback }) {
  const t = useText(cashbackText)
  const id = useId()
  const { from, until, counts, last } = cashback
  return (
    <section aria-labelledby={id} className="px-4 pt-4">
      <div className="rounded-card border border-field-700 p-4">
        <h2 className="flex items-center gap-2 font-semibold" id={id}>
          <RefreshCcw aria-hidden className="size-5 text-floodlight" />
          {textIn(cashback, 'name', useLanguage())}
        </h2>
        <p className="tabular mt-1 text-xs text-quiet">
          {t('week', { from: siteTime(from), until: siteTime(until) })}
        </p>
        {counts ? <Standing cashback={cashback} /> : <p className="mt-3 text-sm">{t('later')}</p>}
        {last !== null && (
          <dl className="mt-2 text-sm">
            <FigureLine label={t('last')}>
              <Taka amount={last.cashback} />
            </FigureLine>
          </dl>
        )}
        <RuleDetails title={t('how')}>
          <CashbackRule cashback={cashback} />
        </RuleDetails>
      </div>
    </section>
  )
}

function Standing({ cashback }: { cashback: Cashback }) {
  const t = useText(cashbackText)
  const lostMinor = readMinor(cashback.lost, HOME_CURRENCY)
  const isAhead = lostMinor < 0n
  return (
    <dl className="mt-3 grid gap-2 text-sm">
      <FigureLine label={t(isAhead ? 'ahead' : 'lost')}>
        <MoneyText currency={HOME_CURRENCY} minor={isAhead ? -lostMinor : lostMinor} />
      </FigureLine>
      <FigureLine label={t('comes')}>
        <Taka amount={cashback.cashback} className="text-lg text-grass" />
      </FigureLine>
    </dl>
  )
}
