import { oddsText, productText } from '@maidan/locales'
import { Skeleton } from '@maidan/ui'
import { useMemo } from 'react'
import { useNow } from '../../app/exchange/use-now.ts'
import { useEventLists } from '../../features/odds/events/event-queries.ts'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { byStart, eventsOfTab, isToCome } from '../../features/odds/events/group-events.ts'
import { useFollowedOdds } from '../../features/odds/feed/use-followed-odds.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { useText } from '../../lib/text/language.ts'
import { MatchRow } from './match-row.tsx'
import { SideCard } from './side-card.tsx'

const mostShown = 5

/** What is on now with its best prices, or what comes next while nothing is on. */
export function MatchesCard() {
  const t = useText(productText)
  const odds = useText(oddsText)
  const general = useGeneral().data
  const hidden = useSession() === null && general?.guest_odds === 'off'
  const host = hidden ? '' : general?.odds_url
  const nowMs = useNow()
  const { events, settled, failed } = useEventLists(host ?? '')
  const { live, shown } = useMemo(() => choose(events, nowMs), [events, nowMs])
  const store = useFollowedOdds(shown, host ?? '')
  if (host === '') return null
  return (
    <SideCard title={t(live || !settled ? 'matchesNow' : 'matchesNext')} to={paths.exchangeInplay}>
      {shown.length > 0 ? (
        <ul>
          {shown.map((event) => (
            <MatchRow event={event} key={event.marketId} nowMs={nowMs} store={store} />
          ))}
        </ul>
      ) : failed ? (
        <p className="border-t border-field-800 p-4 text-sm text-clay-soft">
          {odds('matchesFailed')}
        </p>
      ) : settled ? (
        <p className="border-t border-field-800 p-4 text-sm text-quiet">{odds('nothingOn')}</p>
      ) : (
        <div className="flex flex-col gap-3 border-t border-field-800 p-4">
          {[1, 2, 3].map((row) => (
            <Skeleton className="h-24 rounded-md" key={row} />
          ))}
        </div>
      )}
    </SideCard>
  )
}

function choose(events: readonly SportsEvent[], nowMs: number) {
  const live = eventsOfTab(events, 'inplay', nowMs)
  const next = byStart(events.filter((event) => isToCome(event, nowMs)))
  const isOn = live.length > 0
  return { live: isOn, shown: (isOn ? live : next).slice(0, mostShown) }
}
