import { tradingText } from '@maidan/locales'
import { ErrorState, MoneyText, Skeleton } from '@maidan/ui'
import type { ReactNode } from 'react'
import type { ChosenRunner } from '../../../features/odds/runners/chosen-runner.ts'
import { PriceChart } from '../../../features/odds/trading/price-chart.tsx'
import { useMarketTrading } from '../../../features/odds/trading/use-market-trading.ts'
import { readMinor } from '../../../lib/read-money.ts'
import { useText } from '../../../lib/text/language.ts'

/** What was matched on a runner, at what price last, and how the price moved. */
export function RunnerFacts({ runner }: { runner: ChosenRunner }) {
  const t = useText(tradingText)
  const { data, isError, isFetching, refetch } = useMarketTrading(runner.market.marketId)
  if (data === undefined) {
    if (!isError) return <Skeleton className="h-40 rounded-card" />
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()} title={t('tradingFailed')} />
    )
  }
  const traded = data.runners.find(({ selection_id }) => selection_id === runner.runnerId)
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 rounded-card border border-field-800">
        <Fact name={t('lastOdds')}>{traded?.last_odds ?? t('notMatched')}</Fact>
        <Fact name={t('matched')}>
          <MoneyText minor={readMinor(traded?.matched ?? '0')} />
        </Fact>
      </dl>
      <PriceChart name={runner.name} prices={traded?.prices ?? []} />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="px-3 py-2 not-first:border-l not-first:border-field-800">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="tabular text-sm font-semibold">{children}</dd>
    </div>
  )
}
