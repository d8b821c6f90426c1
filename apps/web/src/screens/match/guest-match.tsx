import { matchText, shellText } from '@maidan/locales'
import { PageHeader, buttonClass, cardClass } from '@maidan/ui'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { EventTime } from '../../app/exchange/event-marks.tsx'
import { MatchOver } from '../../app/exchange/match-over.tsx'
import { useMatchMarket } from '../../app/exchange/use-match-market.ts'
import { useNow } from '../../app/exchange/use-now.ts'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { useFollowedOdds } from '../../features/odds/feed/use-followed-odds.ts'
import { MatchOddsBlock } from '../../features/odds/markets/match-odds-block.tsx'
import { nameIn } from '../../features/odds/markets/names.ts'
import { choosePrice, useChosenPrice } from '../../features/odds/prices/chosen-price.ts'
import { paths } from '../../lib/paths.ts'
import { keepOnward } from '../../lib/session/onward.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { WatchPart } from '../odds-view/watch-part.tsx'

type Props = { event: SportsEvent; host: string }

/** Score and prices of a match for somebody who is not logged in. */
export function GuestMatch({ event, host }: Props) {
  const language = useLanguage()
  const navigate = useNavigate()
  const nowMs = useNow()
  const store = useFollowedOdds([event], host)
  const market = useMatchMarket(event)
  useLogInForPrice(event)
  return (
    <>
      <PageHeader
        onBack={() => navigate({ to: paths.home })}
        title={
          <span className="block text-base leading-tight whitespace-normal">
            {nameIn(event.names, language)}
          </span>
        }
      />
      <main className="mx-auto flex max-w-3xl flex-col gap-3 p-3">
        <p className="flex min-h-5 items-center gap-2 px-1 text-xs text-quiet">
          <EventTime event={event} nowMs={nowMs} />
          <span className="min-w-0">{nameIn(event.competition, language)}</span>
        </p>
        {event.closed && <MatchOver event={event} />}
        <WatchPart eventId={event.eventId} eventName={market.eventName} host={host} />
        <MatchOddsBlock market={market} profits={noProfits} runners={event.runners} store={store} />
        {!event.closed && <Invitation event={event} />}
      </main>
    </>
  )
}

const noProfits: ReadonlyMap<number, bigint> = new Map()

/** A price that a guest presses leads to the log-in, and after it on to this match. */
function useLogInForPrice({ eventId, names }: SportsEvent): void {
  const navigate = useNavigate()
  const isChosen = useChosenPrice() !== null
  useEffect(() => {
    if (!isChosen) return
    choosePrice(null)
    keepOnward({ eventId, names })
    navigate({ to: paths.login })
  }, [isChosen, eventId, names, navigate])
}

function Invitation({ event: { eventId, names } }: { event: SportsEvent }) {
  const t = useText(matchText)
  const shell = useText(shellText)
  return (
    <section className={clsx(cardClass, 'flex flex-wrap items-center gap-3 p-4')}>
      <p className="min-w-48 flex-1 text-sm">{t('logInToBet')}</p>
      <Link
        className={buttonClass({ look: 'secondary' })}
        onClick={() => keepOnward({ eventId, names })}
        to={paths.login}
      >
        {shell('login')}
      </Link>
    </section>
  )
}
