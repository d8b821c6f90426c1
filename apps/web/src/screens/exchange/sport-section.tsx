import type { Sport } from '@maidan/contract'
import { oddsText } from '@maidan/locales'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../lib/router/link.tsx'
import { EventCard } from '../../app/exchange/event-card.tsx'
import { MatchesFailed } from '../../app/exchange/matches-failed.tsx'
import { paths } from '../../lib/paths.ts'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import type { OddsStore } from '../../features/odds/feed/odds-store.ts'
import { SportIcon } from '../../features/odds/events/sport-icon.tsx'
import { useText } from '../../lib/text/language.ts'

type Props = {
  sport: Sport
  events: readonly SportsEvent[]
  store: OddsStore
  nowMs: number
  /** Given where the matches could not be read. */
  onRetry?: (() => void) | undefined
}

export function SportSection({ sport, events, store, nowMs, onRetry }: Props) {
  const t = useText(oddsText)
  return (
    <section aria-labelledby={`sport-${sport}`}>
      <div className="flex items-center gap-2">
        <SportIcon className="size-6 shrink-0 text-floodlight" sport={sport} />
        <h2 className="flex-1 text-lg font-semibold" id={`sport-${sport}`}>
          {t(sport)}
        </h2>
        <Link
          className="-mr-2 flex min-h-11 items-center gap-0.5 px-2 text-sm font-semibold text-quiet"
          search={{ sport }}
          to={paths.exchangeSports}
        >
          {t('seeAll')}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      </div>
      {onRetry ? (
        <MatchesFailed onRetry={onRetry} />
      ) : events.length === 0 ? (
        <p className="rounded-card bg-field-900 p-4 text-sm text-quiet">{t('nothingOn')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {events.map((event) => (
            <EventCard event={event} key={event.marketId} nowMs={nowMs} store={store} />
          ))}
        </ul>
      )}
    </section>
  )
}
