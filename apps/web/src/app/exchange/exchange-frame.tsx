import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from '../../lib/router/use-location.ts'
import { OneClickWarning } from '../../features/exchange-bets/one-click/one-click-warning.tsx'
import { choosePrice, useChosenPrice } from '../../features/odds/prices/chosen-price.ts'
import { chooseRunner, useChosenRunner } from '../../features/odds/runners/chosen-runner.ts'
import { useTellLost } from '../../lib/chunks/use-tell-lost.ts'
import { openMarketBlock } from '../../features/popups/open-popup.ts'
import { useBlocked } from '../../features/session/market-block.ts'
import { latePart } from '../../lib/chunks/late-part.tsx'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useIsMobile } from '../../lib/media.ts'
import { useTappedPart } from '../../lib/chunks/use-tapped-part.ts'
import { isTrading } from '../../lib/paths.ts'
import { useRouteState } from '../routes/route-state.ts'
import { ScreenPending } from '../routes/screen-pending.tsx'
import { ExchangeBar } from '../shell/bars/exchange-bar.tsx'
import { BlockedSection } from './blocked-section.tsx'
import { TakaOnly } from './taka-only.tsx'
import { ChosenSlip } from './chosen-slip.tsx'

const TradingFrame = lazyScreen(
  async () => (await import('./trading/trading-frame.tsx')).TradingFrame,
)
const RunnerSheet = lazyScreen(async () => (await import('./runner/runner-sheet.tsx')).RunnerSheet)
const TradingDock = latePart(async () => (await import('./trading/trading-dock.tsx')).TradingDock)

/** What stands around every screen of the exchange: the tree or a phone's navigation, and the slip. */
export function ExchangeFrame({ children }: { children: ReactNode }) {
  const pathname = useLocation().pathname
  const mobile = useIsMobile()
  const shownMatch = useRouteState('oddsView')?.marketId
  const docked = !mobile && isTrading(pathname)
  return (
    <>
      <Gate>
        {docked ? (
          <Suspense fallback={<ScreenPending />}>
            <TradingFrame pathname={pathname}>
              <TakaOnly />
              {children}
            </TradingFrame>
          </Suspense>
        ) : (
          <>
            <TakaOnly />
            {children}
          </>
        )}
        <Betting docked={docked} key={docked ? 'docked' : pathname} />
      </Gate>
      <Forgetting key={`${pathname} ${shownMatch}`} />
      {mobile && <ExchangeBar />}
    </>
  )
}

/** A blocked section gives way to its popup, also when it is opened by address (SIL-065). */
function Gate({ children }: { children: ReactNode }) {
  const isBlocked = useBlocked()('exchange')
  useEffect(() => {
    if (isBlocked) openMarketBlock()
  }, [isBlocked])
  return isBlocked ? <BlockedSection /> : children
}

/** Another screen or match starts without a price and without a runner. */
function Forgetting() {
  useEffect(() => closeAll, [])
  return null
}

/** The slip beside a wide page, from below on a phone. */
function Betting({ docked }: { docked: boolean }) {
  if (docked) return <TradingDock />
  return (
    <>
      <ChosenSlip />
      <OneRunner />
      <OneClickWarning />
    </>
  )
}

/** A runner alone, until one of their prices goes to the slip. */
function OneRunner() {
  const runner = useChosenRunner()
  const isBetting = useChosenPrice() !== null
  useEffect(() => {
    if (isBetting) chooseRunner(null)
  }, [isBetting])
  const onLost = useTellLost(() => chooseRunner(null))
  const isThere = useTappedPart(RunnerSheet, { isTapped: runner !== null, onLost })
  return runner !== null && isThere ? <RunnerSheet runner={runner} /> : null
}

const closeAll = () => {
  choosePrice(null)
  chooseRunner(null)
}
