import { marketsText } from '@maidan/locales'
import { Card, useText } from '@maidan/ui'
import type { ReactNode } from 'react'
import type { MarketBrief } from '../../features/markets/market.ts'
import { DueAge, MarketResult } from '../../features/markets/market-result.tsx'
import { Taka } from '../../features/markets/taka.tsx'

/** The market's money at a glance. */
export function MarketFigures({ market }: { market: MarketBrief }) {
  const t = useText(marketsText)
  return (
    <Card className="overflow-hidden" padded={false}>
      <dl className="grid grid-cols-2 gap-px bg-field-800 sm:grid-cols-3 xl:grid-cols-6">
        <Figure name={t('houseRisk')}>
          <Taka amount={market.house_risk} />
        </Figure>
        <Figure name={t('held')}>
          <Taka amount={market.held} />
        </Figure>
        <Figure name={t('matched')}>
          <Taka amount={market.matched} />
        </Figure>
        <Figure name={t('players')}>{market.players}</Figure>
        <Figure name={t('openBets')}>{market.open_bets}</Figure>
        <Figure name={t('result')}>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <MarketResult market={market} />
            <DueAge className="text-sm" market={market} />
          </span>
        </Figure>
      </dl>
    </Card>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 bg-field-900 px-4 py-2.5">
      <dt className="text-xs text-quiet">{name}</dt>
      <dd className="tabular text-base font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
