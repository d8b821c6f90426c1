import { recordsText } from '@maidan/locales'
import { Card, MoneyText, ProgressBar, siteTime } from '@maidan/ui'
import type { ReactNode } from 'react'
import { PlayWeights } from '../../features/promotions/play-weights.tsx'
import { isKept } from '../../features/records/is-kept.ts'
import { transactionType } from '../../features/records/transaction-filter.ts'
import { turnoverFigures } from '../../features/records/turnover-figures.ts'
import type { TurnoverFigures } from '../../features/records/turnover-figures.ts'
import { useUser } from '../../features/session/queries.ts'
import type { Turnover } from '../../lib/session/turnovers.ts'
import { useText } from '../../lib/text/language.ts'
import { readCurrency, readMinor, shortMoney } from '../../lib/read-money.ts'
import { KeptBonus } from './kept-bonus.tsx'
import { LastBets } from './last-bets.tsx'

/** One turnover: for what, how much is left and done, and the bets that counted. */
export function TurnoverCard({ turnover }: { turnover: Turnover }) {
  const t = useText(recordsText)
  const { transaction } = turnover
  const figures = turnoverFigures(turnover)
  const type = t(transactionType(transaction?.action))
  const by = transaction?.promotion?.name ?? transaction?.payment_method?.name
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{by ?? type}</h2>
          <p className="tabular text-xs text-quiet">
            {by !== undefined && `${type} · `}
            {siteTime(turnover.created_at)}
          </p>
        </div>
      </div>
      <RemainingBar percent={figures.remainingPercent} />
      <Figures figures={figures} />
      <KeptBonus turnover={turnover} />
      <PlayWeights
        bet_max={isKept(turnover) ? turnover.bet_max : undefined}
        currency={readCurrency(useUser().data?.currency)}
        odds_min={turnover.odds_min}
        weights={turnover.weights}
      />
      <LastBets turnover={turnover} />
    </Card>
  )
}

/** The bar falls as the player stakes, and its label says so (SIL-092). */
function RemainingBar({ percent }: { percent: number }) {
  const t = useText(recordsText)
  return <ProgressBar label={t('percentRemaining', { percent })} percent={percent} />
}

function Figures({ figures }: { figures: TurnoverFigures }) {
  const t = useText(recordsText)
  const currency = readCurrency(useUser().data?.currency)
  const { requiredMinor, remainingMinor, doneMinor, multiple } = figures
  return (
    <div className="grid gap-2 text-sm">
      <dl className="grid gap-2">
        <Figure label={t('remaining')}>
          <MoneyText currency={currency} minor={remainingMinor} />
        </Figure>
        <Figure label={t('done')}>
          <MoneyText className="text-grass" currency={currency} minor={doneMinor} />
        </Figure>
        <Figure label={t('required')}>
          <MoneyText currency={currency} minor={requiredMinor} />
        </Figure>
        {multiple && (
          <Figure label={t('multiple', { times: Number(multiple.times) })}>
            <span className="tabular">{multiple.value}</span>
          </Figure>
        )}
      </dl>
      {multiple && (
        <p className="text-quiet">
          {t('multipleMeans', {
            amount: shortMoney(readMinor(multiple.value, currency), currency),
            times: Number(multiple.times),
          })}
        </p>
      )}
    </div>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-quiet">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
