import { PageHeader } from '@maidan/ui'
import { Suspense } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { EventTime } from '../../app/exchange/event-marks.tsx'
import { HeaderWallet } from '../../app/exchange/header-wallet.tsx'
import { PinButton } from '../../app/exchange/pin-button.tsx'
import { MatchOver } from '../../app/exchange/match-over.tsx'
import { useMatchMarket } from '../../app/exchange/use-match-market.ts'
import { useNow } from '../../app/exchange/use-now.ts'
import { paths } from '../../lib/paths.ts'
import type { OddsVisit } from '../../app/routes/route-state.ts'
import { EventBets } from '../../features/exchange-bets/open-bets/event-bets.tsx'
import { useRunnerProfits } from '../../features/exchange-bets/slip/outcomes/use-runner-profits.ts'
import { useListedEvent } from '../../features/odds/events/event-queries.ts'
import { MatchOddsBlock } from '../../features/odds/markets/match-odds-block.tsx'
import { nameIn } from '../../features/odds/markets/names.ts'
import { useFollowedOdds } from '../../features/odds/feed/use-followed-odds.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { useLanguage } from '../../lib/text/language.ts'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useIsMobile } from '../../lib/media.ts'
import { HouseMarkets } from '../../app/exchange/house-markets.tsx'
import { useEventNames } from './use-event-names.ts'
import { WatchPart } from './watch-part.tsx'

const WideMarkets = lazyScreen(async () => (await import('./wide-markets.tsx')).WideMarkets)

/** Stream, score and the three kinds of markets of an event, and the player's bets on it. */
export function EventView({ visit }: { visit: OddsVisit }) {
  const { eventId, marketId, selectedSport } = visit
  const language = useLanguage()
  const navigate = useNavigate()
  const host = useGeneral().data?.odds_url ?? ''
  const nowMs = useNow()
  const store = useFollowedOdds([{ ...visit, withLines: true }], host)
  const event = useListedEvent(host, visit)
  const names = useEventNames(event, store, marketId)
  const market = useMatchMarket({ eventId, marketId, names })
  const { eventName } = market
  const mobile = useIsMobile()
  const named = { eventId, eventName }
  const house = { ...named, hasFancy: event?.hasFancy === true, store }
  const profits = useRunnerProfits(marketId)
  const match = { market, profits, runners: event?.runners ?? none, store }
  const facts = (
    <p className="flex min-h-5 min-w-0 flex-1 items-center gap-2 px-1 text-xs text-quiet">
      {event && (
        <>
          <EventTime event={event} nowMs={nowMs} />
          <span className="min-w-0">{nameIn(event.competition, language)}</span>
        </>
      )}
    </p>
  )
  const back = () => navigate({ href: safePath(visit.previousPath) })
  return (
    <>
      <PageHeader
        end={
          <>
            <HeaderWallet />
            <PinButton pin={{ marketId, eventId, sport: selectedSport, names }} />
          </>
        }
        onBack={back}
        title={<span className="block text-base leading-tight whitespace-normal">{eventName}</span>}
      />
      <main className="mx-auto flex max-w-3xl flex-col gap-3 p-3">
        {event?.closed === true && <MatchOver event={event} />}
        {mobile ? (
          <>
            {facts}
            <WatchPart {...named} host={host} />
            <MatchOddsBlock {...match} />
            <HouseMarkets {...house} between={<EventBets {...named} />} />
          </>
        ) : (
          <Suspense>
            <WideMarkets facts={facts} host={host} house={house} match={match} />
          </Suspense>
        )}
      </main>
    </>
  )
}

const none: Parameters<typeof MatchOddsBlock>[0]['runners'] = []

/** A path of this site; anything else is not followed. */
function safePath(path: string | undefined): string {
  return path !== undefined && /^\/(?!\/)/.test(path) ? path : paths.exchangeInplay
}
