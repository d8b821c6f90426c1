import { HOME_CURRENCY } from '@maidan/contract/facts'
import { cashbackText, textIn } from '@maidan/locales'
import { MoneyText, siteTime } from '@maidan/ui'
import { ChevronDown, RefreshCcw } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Cashback } from '../../../features/promotions/cashback.ts'
import { readMinor } from '../../../lib/read-money.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
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
            <Line label={t('last')}>
              <Taka amount={last.cashback} />
            </Line>
          </dl>
        )}
        <details className="group mt-2 border-t border-field-800 pt-1">
          <summary className="-mb-1 flex min-h-11 list-none items-center gap-2 text-sm font-semibold">
            <span className="flex-1">{t('how')}</span>
            <ChevronDown
              aria-hidden
              className="size-5 text-quiet transition group-open:rotate-180"
            />
          </summary>
          <CashbackRule cashback={cashback} />
        </details>
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
      <Line label={t(isAhead ? 'ahead' : 'lost')}>
        <MoneyText currency={HOME_CURRENCY} minor={isAhead ? -lostMinor : lostMinor} />
      </Line>
      <Line label={t('comes')}>
        <Taka amount={cashback.cashback} className="text-lg text-grass" />
      </Line>
    </dl>
  )
}

function Taka({ amount, className = '' }: { amount: string; className?: string }) {
  return (
    <MoneyText
      className={className}
      currency={HOME_CURRENCY}
      minor={readMinor(amount, HOME_CURRENCY)}
    />
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-quiet">{label}</dt>
      <dd className="tabular text-right font-semibold">{children}</dd>
    </div>
  )
}
