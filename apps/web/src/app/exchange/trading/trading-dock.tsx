import { tradingText } from '@maidan/locales'
import { CountBadge, Pills, keepsFocus } from '@maidan/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useOpenBets } from '../../../features/exchange-bets/queries.ts'
import { OneClickWarning } from '../../../features/exchange-bets/one-click/one-click-warning.tsx'
import { DockedBets } from '../../../features/exchange-bets/open-bets/docked-bets.tsx'
import { useChosenPrice } from '../../../features/odds/prices/chosen-price.ts'
import { useChosenRunner } from '../../../features/odds/runners/chosen-runner.ts'
import { useBetSettings } from '../../../lib/exchange/bet-settings.ts'
import { useText } from '../../../lib/text/language.ts'
import { RunnerPane } from '../runner/runner-pane.tsx'
import { useRouteState } from '../../routes/route-state.ts'
import { useDockSlot } from '../../wide/product/dock/dock-slot.ts'
import { DockedPane } from '../../wide/product/dock/docked-pane.tsx'
import { ChosenSlip } from '../chosen-slip.tsx'
import { DockAside } from './dock-aside.tsx'

type Tab = 'slip' | 'bets' | 'runner'

const panelId = 'trading-dock'

/** Beside every trading screen: the slip, what is open, and the ladder of a runner. */
export function TradingDock() {
  const t = useText(tradingText)
  if (useDockSlot() === null) {
    return (
      <DockAside>
        <DockTabs />
      </DockAside>
    )
  }
  return (
    <DockedPane label={t('dock')}>
      <DockTabs />
    </DockedPane>
  )
}

function DockTabs() {
  const t = useText(tradingText)
  const [tab, setTab] = useDockTab()
  const openCount = useOpenBets().data?.length ?? 0
  const runner = useChosenRunner()
  const shownEventId = useRouteState('oddsView')?.eventId
  return (
    <>
      <div className="shrink-0 p-2">
        <Pills
          className="[&>button]:px-1.5 [&>button]:whitespace-nowrap"
          controls={panelId}
          items={[
            { value: 'slip', label: t('slip') },
            { value: 'bets', label: t('openBets'), badge: <CountBadge count={openCount} /> },
            ...(runner ? [{ value: 'runner' as const, label: t('ladder') }] : []),
          ]}
          label={t('dock')}
          look="tabs"
          onChange={setTab}
          value={tab}
        />
      </div>
      <OneClickWarning docked />
      <div
        {...keepsFocus}
        className="flex min-h-0 flex-1 flex-col -outline-offset-2"
        id={panelId}
        role="tabpanel"
      >
        <Panel shown={tab === 'slip'}>
          <ChosenSlip docked />
        </Panel>
        <Panel shown={tab === 'bets'}>
          <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 pt-1">
            <DockedBets shownEventId={shownEventId} />
          </div>
        </Panel>
        {runner !== null && (
          <Panel shown={tab === 'runner'}>
            <RunnerPane runner={runner} />
          </Panel>
        )}
      </div>
    </>
  )
}

/** What is not shown keeps what was typed in it. */
function Panel({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col" hidden={!shown}>
      {children}
    </div>
  )
}

/** The tab that is shown: a price that goes to the slip brings the slip, a runner their ladder. */
function useDockTab() {
  const selection = useChosenPrice()
  const runner = useChosenRunner()
  const oneClick = useBetSettings()?.oneClick === true
  const [tab, setTab] = useState<Tab>('slip')
  const [seen, setSeen] = useState({ selection, runner })
  if (seen.selection !== selection || seen.runner !== runner) {
    setSeen({ selection, runner })
    if (selection !== null && selection !== seen.selection && !oneClick) setTab('slip')
    // The ladder had given way to the slip, and comes back when that is done.
    if (selection === null && seen.selection !== null && runner !== null && !oneClick)
      setTab('runner')
    if (runner !== seen.runner) setTab(runner === null ? 'slip' : 'runner')
  }
  return [tab, setTab] as const
}
