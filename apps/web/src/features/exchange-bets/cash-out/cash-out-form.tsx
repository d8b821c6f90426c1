import { slipText, valueWriter } from '@maidan/locales'
import { Button, MoneyText, Skeleton } from '@maidan/ui'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { failureText } from '../../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { readMinor, shortMoney } from '../../../lib/read-money.ts'
import { amountText, sideClass } from '../bet/bet-words.ts'
import { useCashOut } from './use-cash-out.ts'
import { useCashOutQuote } from './use-cash-out-quote.ts'
import type { CashOutQuote } from './use-cash-out-quote.ts'

const PERCENT_MIN = 10
const PERCENT_STEP = 10

/** What can be made certain now, of all or a part, and the very bets that do it. */
export function CashOutForm({ marketId, onDone }: { marketId: string; onDone: () => void }) {
  const t = useText(slipText)
  const language = useLanguage()
  const [percent, setPercent] = useState(100)
  const quote = useCashOutQuote(marketId, percent)
  const cashing = useCashOut(marketId, onDone)
  const failed = quote.error ?? null
  return (
    <div className="flex flex-col gap-3">
      {failed !== null ? (
        <p className="text-sm text-clay-soft" role="alert">
          {failureText(failed, { language, fallback: t('cashOutFailed') })}
        </p>
      ) : quote.data ? (
        <Quote quote={quote.data} />
      ) : (
        <Skeleton className="h-24 rounded-card" />
      )}
      <PartSlider onChange={setPercent} percent={percent} />
      <Button
        busy={cashing.isPending}
        disabled={!quote.data || failed !== null || quote.isPlaceholderData}
        onClick={() => quote.data && cashing.confirm(quote.data)}
        wide
      >
        {t('cashOutConfirm', {
          amount: quote.data ? amountText(readMinor(quote.data.guaranteed)) : '',
        })}
      </Button>
    </div>
  )
}

function Quote({ quote }: { quote: CashOutQuote }) {
  const t = useText(slipText)
  return (
    <>
      <div className="rounded-card bg-field-800 p-3 text-center" role="status">
        <p className="text-xs text-quiet">
          {quote.percent === 100 ? t('cashOutSure') : t('cashOutSurePart')}
        </p>
        <MoneyText className="text-xl font-bold" minor={readMinor(quote.guaranteed)} signed />
        <p className="mt-1 text-xs text-quiet">{t('cashOutBeforeCommission')}</p>
      </div>
      <section aria-label={t('cashOutOrders')}>
        <h4 className="text-xs text-quiet">{t('cashOutOrders')}</h4>
        <ul className="mt-1 divide-y divide-field-800">
          {quote.orders.map(({ selection_id, name, side, odds, stake }) => (
            <li className="flex min-h-9 items-center gap-2 text-sm" key={`${selection_id}${side}`}>
              <span className={clsx('rounded-sm px-1.5 py-0.5 text-xs font-bold', sideClass(side))}>
                {t(side)}
              </span>
              <span className="min-w-0 flex-1">{name}</span>
              <span className="tabular whitespace-nowrap">
                {shortMoney(readMinor(stake))} @ {odds}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function PartSlider({
  percent,
  onChange,
}: {
  percent: number
  onChange: (percent: number) => void
}) {
  const language = useLanguage()
  const t = useText(slipText)
  const id = useId()
  return (
    <div>
      <label className="flex items-center justify-between text-sm font-medium" htmlFor={id}>
        {t('cashOutPart')}
        <output className="tabular font-semibold">{valueWriter(language)(percent)} %</output>
      </label>
      <input
        className="h-11 w-full accent-floodlight"
        id={id}
        max={100}
        min={PERCENT_MIN}
        onChange={({ target }) => onChange(Number(target.value))}
        step={PERCENT_STEP}
        type="range"
        value={percent}
      />
    </div>
  )
}
