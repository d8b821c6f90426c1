import type { Sport } from '@maidan/contract'
import { oddsText } from '@maidan/locales'
import { CountBadge, cardClass } from '@maidan/ui'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import { EventLine } from '../../app/exchange/event-line.tsx'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { groupByCompetition } from '../../features/odds/events/group-events.ts'
import type { CompetitionGroup } from '../../features/odds/events/group-events.ts'
import { nameIn } from '../../features/odds/markets/names.ts'
import { SportIcon } from '../../features/odds/events/sport-icon.tsx'
import { dayWord } from '../../features/odds/events/start-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'

type Props = { sport: Sport; events: readonly SportsEvent[]; nowMs: number }

/** A sport's competitions, each with its matches by day. */
export function SportTree({ sport, events, nowMs }: Props) {
  const t = useText(oddsText)
  const groups = useMemo(() => groupByCompetition(events), [events])
  return (
    <section aria-labelledby={`sport-${sport}`}>
      <div className="mb-2 flex items-center gap-2">
        <SportIcon className="size-6 shrink-0 text-floodlight" sport={sport} />
        <h2 className="text-lg font-semibold" id={`sport-${sport}`}>
          {t(sport)}
        </h2>
      </div>
      <div className="flex flex-col gap-3">
        {groups.map((group) => (
          <Competition group={group} key={group.key} nowMs={nowMs} />
        ))}
      </div>
    </section>
  )
}

function Competition({ group, nowMs }: { group: CompetitionGroup; nowMs: number }) {
  const t = useText(oddsText)
  const language = useLanguage()
  const days = { today: t('today'), tomorrow: t('tomorrow') }
  return (
    <details className={clsx(cardClass, 'group overflow-hidden')} open>
      <summary className="flex min-h-12 items-center gap-2 bg-field-800 px-3 font-semibold marker:content-none">
        <h3 className="min-w-0 flex-1 text-sm">
          {nameIn(group.competition, language) || t('matchOdds')}
        </h3>
        <CountBadge count={group.count} />
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-quiet transition group-open:rotate-180"
        />
      </summary>
      {group.days.map(({ day, events }) => (
        <div key={day}>
          <h4 className="border-t border-field-800 bg-field-950/40 px-3 py-1.5 text-xs font-semibold text-quiet">
            {dayWord(events[0]?.startsAtMs ?? null, nowMs, days, language) ?? t('startUnknown')}
          </h4>
          <ul>
            {events.map((event) => (
              <EventLine event={event} key={event.marketId} nowMs={nowMs} withCompetition={false} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
