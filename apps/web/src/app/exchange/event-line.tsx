import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { nameIn } from '../../features/odds/markets/names.ts'
import { useLanguage } from '../../lib/text/language.ts'
import { EventBadges, EventTime } from './event-marks.tsx'
import { OddsLink } from './odds-link.tsx'
import { PinButton } from './pin-button.tsx'
import { WinnerText } from './winner-text.tsx'

type Props = { event: SportsEvent; nowMs: number; withCompetition?: boolean }

/** An event of a list without its prices: when, who, which markets, and who won. */
export const EventLine = memo(function EventLine({ event, nowMs, withCompetition = true }: Props) {
  const language = useLanguage()
  return (
    <li className="flex items-center border-t border-field-800 first:border-t-0">
      <OddsLink
        className="flex min-w-0 flex-1 items-center gap-2 py-2.5 pl-3 transition hover:bg-field-800 active:bg-field-800"
        event={event}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-sm leading-snug font-semibold">
            {nameIn(event.names, language)}
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-quiet">
            <EventTime event={event} nowMs={nowMs} />
            {withCompetition && (
              <span className="min-w-0">{nameIn(event.competition, language)}</span>
            )}
            {!withCompetition && <EventBadges event={event} />}
          </span>
          {withCompetition && !event.closed && (
            <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
              <EventBadges event={event} />
            </span>
          )}
          {event.winner && <WinnerText winner={event.winner} />}
        </span>
        {event.closed && <ChevronRight aria-hidden className="mr-3 size-5 shrink-0 text-quiet" />}
      </OddsLink>
      {!event.closed && <PinButton pin={event} />}
    </li>
  )
})
