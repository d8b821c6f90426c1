import { tradingText } from '@maidan/locales'
import { ErrorState, MoneyText, Pills, SkeletonRows } from '@maidan/ui'
import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { MarketRules } from '../../features/exchange-bets/rules/market-rules.tsx'
import { MatchOddsBlock } from '../../features/odds/markets/match-odds-block.tsx'
import { nameIn } from '../../features/odds/markets/names.ts'
import { SalesTable } from '../../features/odds/trading/sales-table.tsx'
import { useMarketTrading } from '../../features/odds/trading/use-market-trading.ts'
import { readMinor } from '../../lib/read-money.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { HouseMarkets } from '../../app/exchange/house-markets.tsx'
import { WatchPart } from './watch-part.tsx'

const panelId = 'market-panel'
const panels = ['houseMarkets', 'watch', 'sales', 'rules'] as const
type Panel = (typeof panels)[number]

type Match = Pick<ComponentProps<typeof MatchOddsBlock>, 'market' | 'profits' | 'runners' | 'store'>

type Props = { host: string; match: Match; house: ComponentProps<typeof HouseMarkets> }

/** `facts` say when the match is, and stand beside what was matched on it. */
type WideProps = Props & { facts: ReactNode }

/** The match odds with what was traded on them and, below, one of the other things of the match. */
export function WideMarkets({ host, match, house, facts }: WideProps) {
  const t = useText(tradingText)
  const [panel, open] = useState<Panel>('houseMarkets')
  const trading = useMarketTrading(match.market.marketId).data
  return (
    <>
      <div className="flex items-center gap-4 text-xs text-quiet">
        {facts}
        {trading && (
          <p className="shrink-0">
            {t('matched')} <MoneyText minor={readMinor(trading.matched)} />
          </p>
        )}
      </div>
      <MatchOddsBlock {...match} trading={trading ?? noTrading} />
      <Pills
        className="-mx-3! scroll-px-3! px-3!"
        controls={panelId}
        items={panels.map((value) => ({ value, label: t(value) }))}
        label={t('panels')}
        onChange={open}
        value={panel}
      />
      <div className="flex flex-col gap-3 pb-4" id={panelId} role="tabpanel">
        <Shown host={host} house={house} match={match} panel={panel} />
      </div>
    </>
  )
}

function Shown({ panel, host, house, match }: Props & { panel: Panel }) {
  const t = useText(tradingText)
  const { eventId, eventName } = house
  switch (panel) {
    case 'houseMarkets':
      return (
        <>
          <div className="peer flex flex-col gap-3">
            <HouseMarkets {...house} />
          </div>
          <Nothing text={t('noHouse')} />
        </>
      )
    case 'watch':
      return (
        <>
          <div className="peer flex flex-col gap-3">
            <WatchPart eventId={eventId} eventName={eventName} host={host} />
          </div>
          <Nothing text={t('nothingToWatch')} />
        </>
      )
    case 'sales':
      return <Sales {...match} />
    case 'rules':
      return <MarketRules eventId={eventId} />
  }
}

/** Says that the part before it is empty. */
function Nothing({ text }: { text: string }) {
  return <p className="hidden py-6 text-center text-sm text-quiet peer-empty:block">{text}</p>
}

function Sales({ market, runners }: Match) {
  const language = useLanguage()
  const trading = useMarketTrading(market.marketId)
  const t = useText(tradingText)
  if (trading.data === undefined) {
    if (!trading.isError) return <SkeletonRows count={4} rowClass="h-9" />
    const again = () => void trading.refetch()
    return <ErrorState busy={trading.isFetching} onRetry={again} title={t('tradingFailed')} />
  }
  const nameOf = (selectionId: number | null) => {
    const runner = runners.find(({ id }) => id === selectionId)
    return runner ? nameIn(runner.names, language) : ''
  }
  return <SalesTable nameOf={nameOf} sales={trading.data.sales} />
}

/** Keeps the room of the charts until they are there, so that nothing moves. */
const noTrading = { matched: '0', runners: [], sales: [] }
