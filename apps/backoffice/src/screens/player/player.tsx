import { playersText } from '@maidan/locales'
import { Pills, SkeletonRows, useText } from '@maidan/ui'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AccountStatus } from '../../features/players/account-status.tsx'
import { usePlayer } from '../../features/players/queries.ts'
import type { PlayerRecord } from '../../features/players/queries.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { ExchangeTab } from './exchange/exchange-tab.tsx'
import { LedgerTab } from './ledger-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PaymentsTab } from './payments-tab.tsx'
import { RoundsTab } from './rounds-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'

const tabs = ['overview', 'ledger', 'payments', 'exchange', 'rounds', 'sessions'] as const
type Tab = (typeof tabs)[number]

const tabPanelId = 'player-tab'

/** One player, whole: who he is, his money line by line, what he played, where he logged in. */
export function Player() {
  const { playerId = '' }: { playerId?: string } = useParams({ strict: false })
  return <PlayerPage id={playerId} key={playerId} />
}

function PlayerPage({ id }: { id: string }) {
  const t = useText(playersText)
  const change = useChangeAddress()
  const tab = asTab(useAddress()['tab'])
  const player = usePlayer(id)
  return (
    <>
      <ScreenHead
        note={player.data !== undefined && <HeadNote player={player.data} />}
        title={player.data?.username ?? t('player')}
      >
        <PlayerTabs
          onChange={(next) => change({ tab: next === 'overview' ? '' : next, page: '' })}
          tab={tab}
        />
      </ScreenHead>
      <Scroller
        className="flex min-h-0 flex-1 flex-col"
        id={tabPanelId}
        label={t(`tab_${tab}`)}
        role="tabpanel"
      >
        <QueryView
          query={player}
          skeleton={
            <div className="p-4">
              <SkeletonRows count={4} rowClass="h-32" />
            </div>
          }
        >
          {(data) => <TabContent player={data} tab={tab} />}
        </QueryView>
      </Scroller>
    </>
  )
}

/** The tabs; on a phone they scroll sideways, the chosen one into view. */
function PlayerTabs({ tab, onChange }: { tab: Tab; onChange: (tab: Tab) => void }) {
  const t = useText(playersText)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = bar.current?.querySelector(`[aria-selected="true"][id$="-${tab}"]`)
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [tab])
  return (
    <div className="min-w-0 max-sm:-mx-4 max-sm:w-screen" ref={bar}>
      <Pills
        className="mx-0! *:h-9! sm:px-0!"
        controls={tabPanelId}
        items={tabs.map((value) => ({ value, label: t(`tab_${value}`) }))}
        label={t('tabs')}
        onChange={onChange}
        value={tab}
      />
    </div>
  )
}

function HeadNote({ player }: { player: PlayerRecord }) {
  const t = useText(playersText)
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-2">
      <AccountStatus status={player.status} />
      <span className="tabular flex min-w-0 items-center text-sm break-all text-quiet">
        {player.remote_id}
        <CopyValue value={player.remote_id} what={t('remoteId')} />
      </span>
    </span>
  )
}

function TabContent({ tab, player }: { tab: Tab; player: PlayerRecord }) {
  switch (tab) {
    case 'overview':
      return <OverviewTab player={player} />
    case 'ledger':
      return <LedgerTab playerId={String(player.id)} />
    case 'payments':
      return <PaymentsTab payments={player.payments} />
    case 'exchange':
      return <ExchangeTab playerId={String(player.id)} />
    case 'rounds':
      return <RoundsTab currency={player.currency} rounds={player.rounds} />
    case 'sessions':
      return <SessionsTab sessions={player.sessions} />
  }
}

function asTab(name: string | undefined): Tab {
  return tabs.find((tab) => tab === name) ?? 'overview'
}
