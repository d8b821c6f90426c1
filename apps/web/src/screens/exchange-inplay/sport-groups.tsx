import type { Sport } from '@maidan/contract'
import { commonText, oddsText } from '@maidan/locales'
import { CountBadge, cardClass } from '@maidan/ui'
import { clsx } from 'clsx'
import { EventCard } from '../../app/exchange/event-card.tsx'
import { EventLine } from '../../app/exchange/event-line.tsx'
import { MatchesFailed } from '../../app/exchange/matches-failed.tsx'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { groupBySport } from '../../features/odds/events/group-events.ts'
import type { SportGroup } from '../../features/odds/events/group-events.ts'
import type { OddsStore } from '../../features/odds/feed/odds-store.ts'
import { SportIcon } from '../../features/odds/events/sport-icon.tsx'
import { useText } from '../../lib/text/language.ts'

type Props = {
  events: readonly SportsEvent[]
  nowMs: number
  failedSports: readonly Sport[]
  onRetry: () => void
  /** Given where prices are shown. */
  store?: OddsStore
}

/** Events under the heads of their sports, each with its count (EXCH-23). */
export function SportGroups({ events, nowMs, failedSports, onRetry, store }: Props) {
  const t = useText(oddsText)
  return (
    <div className="flex flex-col gap-5">
      {groupBySport(events).map((group) => (
        <section aria-labelledby={`sport-${group.sport}`} key={group.sport}>
          <div className="mb-2 flex items-center gap-2">
            <SportIcon className="size-6 shrink-0 text-floodlight" sport={group.sport} />
            <h2 className="text-lg font-semibold" id={`sport-${group.sport}`}>
              {t(group.sport)}
            </h2>
            {!failedSports.includes(group.sport) && <CountBadge count={group.events.length} />}
          </div>
          {failedSports.includes(group.sport) ? (
            <MatchesFailed onRetry={onRetry} />
          ) : (
            <Group events={group.events} nowMs={nowMs} {...(store && { store })} />
          )}
        </section>
      ))}
    </div>
  )
}

type GroupProps = Pick<Props, 'nowMs' | 'store'> & Pick<SportGroup, 'events'>

function Group({ events, nowMs, store }: GroupProps) {
  const t = useText(commonText)
  if (events.length === 0) {
    return <p className="rounded-card bg-field-900 p-4 text-sm text-quiet">{t('noData')}</p>
  }
  if (!store) {
    return (
      <ul className={clsx(cardClass, 'overflow-hidden')}>
        {events.map((event) => (
          <EventLine event={event} key={event.marketId} nowMs={nowMs} />
        ))}
      </ul>
    )
  }
  return (
    <ul className="flex flex-col gap-3">
      {events.map((event) => (
        <EventCard event={event} key={event.marketId} nowMs={nowMs} store={store} />
      ))}
    </ul>
  )
}
