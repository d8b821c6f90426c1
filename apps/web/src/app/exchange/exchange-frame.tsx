import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { BetSlip } from '../../features/exchange-bets/slip/bet-slip.tsx'
import { OneClickWarning } from '../../features/exchange-bets/one-click/one-click-warning.tsx'
import { choosePrice, useChosenPrice } from '../../features/odds/prices/chosen-price.ts'
import { useLivePrice } from '../../features/odds/prices/use-live-price.ts'
import { openMarketBlock } from '../../features/popups/open-popup.ts'
import { useBlocked } from '../../features/session/market-block.ts'
import { useIsMobile } from '../../lib/media.ts'
import { ExchangeBar } from '../shell/bars/exchange-bar.tsx'
import { BlockedSection } from './blocked-section.tsx'

/** What stands around every screen of the exchange: the bet slip, and a phone's navigation. */
export function ExchangeFrame({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const mobile = useIsMobile()
  return (
    <>
      <Gate>{children}</Gate>
      <Slip key={pathname} />
      <OneClickWarning />
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

/** The bet slip of the price that was tapped; another screen starts without one. */
function Slip() {
  const selection = useChosenPrice()
  useEffect(() => closeSlip, [])
  return <BetSlip live={useLivePrice(selection)} onClose={closeSlip} selection={selection} />
}

const closeSlip = () => choosePrice(null)
