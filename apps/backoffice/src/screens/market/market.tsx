import { failureCode } from '@maidan/client'
import { marketsText } from '@maidan/locales'
import { buttonClass, EmptyState, showToast, SkeletonRows, useText } from '@maidan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { mayTrade, takesBets } from '../../features/markets/market.ts'
import type { MarketRecord } from '../../features/markets/market.ts'
import { lastMarketKey, useMarket } from '../../features/markets/queries.ts'
import { SuspendDialog } from '../../features/markets/suspend-dialog.tsx'
import { useMe } from '../../features/overview/queries.ts'
import { useKeys } from '../../lib/use-keys.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { useAddress } from '../../parts/tables/use-address.ts'
import { BetsPanel } from './bets/bets-panel.tsx'
import { ContradictedNote } from './contradicted-note.tsx'
import { MarketFigures } from './market-figures.tsx'
import { MarketHead } from './market-head.tsx'
import { OutcomesPanel } from './outcomes-panel.tsx'
import { RequestsPanel } from './requests-panel.tsx'
import { SettlePanel } from './settlement/settle-panel.tsx'
import { SettlementsPanel } from './settlement/settlements-panel.tsx'
import { useLeave } from './settlement/use-leave.ts'

/** One market, whole: what is at risk, who bets, how it ended and who decided that. */
export function Market() {
  const { code = '' } = useAddress()
  return <MarketPage code={code} key={code} />
}

function MarketPage({ code }: { code: string }) {
  const t = useText(marketsText)
  const market = useMarket(code)
  useRemember(code)
  if (market.data === undefined && failureCode(market.error) === 'MARKET_NOT_FOUND')
    return <NoSuchMarket />
  return (
    <>
      {market.data === undefined ? (
        <ScreenHead title={t('market')} />
      ) : (
        <LiveHead record={market.data} />
      )}
      <Scroller
        className="flex min-h-0 flex-1 flex-col"
        label={market.data?.market.name ?? t('market')}
      >
        <QueryView
          query={market}
          skeleton={
            <div className="p-4">
              <SkeletonRows count={4} rowClass="h-32" />
            </div>
          }
        >
          {(record) => <Content record={record} />}
        </QueryView>
      </Scroller>
    </>
  )
}

/** The head with its keys: s stops or reopens, Escape leaves. */
function LiveHead({ record: { market } }: { record: MarketRecord }) {
  const t = useText(marketsText)
  const me = useMe()
  const leave = useLeave()
  const [asked, setAsked] = useState(false)
  const ask = () => {
    if (me === undefined) return
    if (!mayTrade(me.role)) return showToast(t('roleMissing'), 'bad')
    if (!takesBets(market)) return showToast(t('takesNoBets'), 'info')
    setAsked(true)
  }
  useKeys({ s: ask, Escape: leave })
  return (
    <>
      <MarketHead market={market} onLeave={leave} onSuspend={ask} />
      {asked && (
        <SuspendDialog market={market} onClose={() => setAsked(false)} username={me?.username} />
      )}
    </>
  )
}

/** On a phone the bets stand last, for there can be many. */
function Content({ record }: { record: MarketRecord }) {
  const me = useMe()
  const trades = mayTrade(me?.role)
  return (
    <div className="flex flex-col gap-4 p-4">
      <ContradictedNote market={record.market} />
      <MarketFigures market={record.market} />
      <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_27rem]">
        <OutcomesPanel record={record} />
        <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <RequestsPanel market={record.market} requests={record.requests} />
          {trades && <SettlePanel record={record} />}
          <SettlementsPanel settlements={record.settlements} />
        </div>
        <BetsPanel bets={record.bets} />
      </div>
    </div>
  )
}

function NoSuchMarket() {
  const t = useText(marketsText)
  return (
    <>
      <ScreenHead title={t('market')} />
      <EmptyState
        action={
          <Link className={buttonClass({ size: 'small' })} to={paths.markets}>
            {t('back')}
          </Link>
        }
        hint={t('noSuchMarketHint')}
        title={t('noSuchMarket')}
      />
    </>
  )
}

/** The list finds its cursor here again. */
function useRemember(code: string) {
  const client = useQueryClient()
  useEffect(() => void client.setQueryData(lastMarketKey, code), [client, code])
}
