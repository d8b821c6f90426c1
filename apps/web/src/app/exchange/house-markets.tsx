import { bookmakerCode } from '@maidan/contract'
import { oddsText } from '@maidan/locales'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useRunnerProfits } from '../../features/exchange-bets/slip/outcomes/use-runner-profits.ts'
import type { OddsStore } from '../../features/odds/feed/odds-store.ts'
import { BookmakerBlock } from '../../features/odds/markets/bookmaker-block.tsx'
import { FancyBlock } from '../../features/odds/markets/fancy-block.tsx'
import { useText } from '../../lib/text/language.ts'

type Props = {
  store: OddsStore
  hasFancy: boolean
  eventId: string
  eventName: string
  /** One price a side, whatever the window has room for. */
  narrow?: boolean
  /** Before the many rows of the second block. */
  between?: ReactNode
}

/** The markets that the house quotes. */
export function HouseMarkets(props: Props) {
  const { eventId, eventName, hasFancy, store, narrow = false, between } = props
  const t = useText(oddsText)
  const marketId = bookmakerCode(eventId)
  const marketName = t('bookmaker')
  const profits = useRunnerProfits(marketId)
  const event = useMemo(() => ({ eventId, eventName }), [eventId, eventName])
  const market = useMemo(
    () => ({ ...event, marketId, marketName, kind: 'bookmaker' as const }),
    [event, marketId, marketName],
  )
  return (
    <>
      <BookmakerBlock market={market} narrow={narrow} profits={profits} store={store} />
      {between}
      <FancyBlock event={event} hasFancy={hasFancy} narrow={narrow} store={store} />
    </>
  )
}
