import { bookmakerCode } from '@maidan/contract'
import { oddsText } from '@maidan/locales'
import { PageHeader } from '@maidan/ui'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { EventTime } from '../../app/exchange/event-marks.tsx'
import { HeaderWallet } from '../../app/exchange/header-wallet.tsx'
import { PinButton } from '../../app/exchange/pin-button.tsx'
import { useMatchMarket } from '../../app/exchange/use-match-market.ts'
import { useNow } from '../../app/exchange/use-now.ts'
import { paths } from '../../lib/paths.ts'
import type { OddsVisit } from '../../app/routes/route-state.ts'
import { EventBets } from '../../features/exchange-bets/open-bets/event-bets.tsx'
import { useRunnerProfits } from '../../features/exchange-bets/slip/use-runner-profits.ts'
import { BookmakerBlock } from '../../features/odds/markets/bookmaker-block.tsx'
import { useListedEvent } from '../../features/odds/events/event-queries.ts'
import { FancyBlock } from '../../features/odds/markets/fancy-block.tsx'
import { MatchOddsBlock } from '../../features/odds/markets/match-odds-block.tsx'
import { nameIn } from '../../features/odds/markets/names.ts'
import { useFollowedOdds } from '../../features/odds/feed/use-followed-odds.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { useEventNames } from './use-event-names.ts'
import { WatchPart } from './watch-part.tsx'

/** Stream, score and the three kinds of markets of an event, and the player's bets on it. */
export function EventView({ visit }: { visit: OddsVisit }) {
  const { eventId, marketId, selectedSport } = visit
  const language = useLanguage()
  const router = useRouter()
  const host = useGeneral().data?.odds_url ?? ''
  const nowMs = useNow()
  const store = useFollowedOdds([visit], { host, withLines: true })
  const event = useListedEvent(host, visit)
  const names = useEventNames(event, store, marketId)
  const market = useMatchMarket({ eventId, marketId, names })
  const { eventName } = market
  const back = () => router.history.push(safePath(visit.previousPath))
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
        title={
          <span className="line-clamp-2 text-base leading-tight whitespace-normal">
            {eventName}
          </span>
        }
      />
      <main className="mx-auto flex max-w-3xl flex-col gap-3 p-3">
        <p className="flex min-h-5 items-center gap-2 px-1 text-xs text-quiet">
          {event && (
            <>
              <EventTime event={event} nowMs={nowMs} />
              <span className="min-w-0 truncate">{nameIn(event.competition, language)}</span>
            </>
          )}
        </p>
        <WatchPart eventId={eventId} eventName={eventName} host={host} />
        <MatchOddsBlock
          market={market}
          profits={useRunnerProfits(marketId)}
          runners={event?.runners ?? none}
          store={store}
        />
        <HouseMarkets
          eventId={eventId}
          eventName={eventName}
          hasFancy={event?.hasFancy === true}
          store={store}
        />
      </main>
    </>
  )
}

const none: Parameters<typeof MatchOddsBlock>[0]['runners'] = []

type HouseProps = Pick<Parameters<typeof FancyBlock>[0], 'store' | 'hasFancy'> & {
  eventId: string
  eventName: string
}

/** The markets that the house quotes, and the player's bets before the many rows of the second. */
function HouseMarkets({ eventId, eventName, hasFancy, store }: HouseProps) {
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
      <BookmakerBlock market={market} profits={profits} store={store} />
      <EventBets eventId={eventId} eventName={eventName} />
      <FancyBlock event={event} hasFancy={hasFancy} store={store} />
    </>
  )
}

/** A path of this site; anything else is not followed. */
function safePath(path: string | undefined): string {
  return path !== undefined && /^\/(?!\/)/.test(path) ? path : paths.exchangeInplay
}
