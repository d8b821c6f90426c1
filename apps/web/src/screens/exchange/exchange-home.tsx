import { oddsText } from '@maidan/locales'
import { Skeleton } from '@maidan/ui'
import { useMemo } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { ZoneNote } from '../../app/exchange/zone-note.tsx'
import { ExchangeHeader } from '../../app/exchange/exchange-header.tsx'
import { useNow } from '../../app/exchange/use-now.ts'
import { paths } from '../../lib/paths.ts'
import { useEventLists } from '../../features/odds/events/event-queries.ts'
import { liveAndNext } from '../../features/odds/events/group-events.ts'
import { useFollowedOdds } from '../../features/odds/feed/use-followed-odds.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { HomeHero } from './home-hero.tsx'
import { SportSection } from './sport-section.tsx'

/** Matches of each sport on this screen. */
const shownMax = 4

/** The live and next events of the three sports with their best prices (SIL-111). */
export function ExchangeHome() {
  const t = useText(oddsText)
  const navigate = useNavigate()
  const host = useGeneral().data?.odds_url ?? ''
  const nowMs = useNow()
  const { events, settled, failedSports, retry } = useEventLists(host)
  const groups = useMemo(() => liveAndNext(events, nowMs, shownMax), [events, nowMs])
  const store = useFollowedOdds(
    groups.flatMap((group) => group.events),
    host,
  )
  return (
    <>
      <ExchangeHeader onBack={() => navigate({ to: paths.home })} title={t('exchange')} />
      <main className="mx-auto flex max-w-3xl flex-col gap-6 p-4">
        <ZoneNote />
        <HomeHero events={events} nowMs={nowMs} />
        {settled
          ? groups.map(({ sport, events }) => (
              <SportSection
                events={events}
                key={sport}
                nowMs={nowMs}
                onRetry={failedSports.includes(sport) ? retry : undefined}
                sport={sport}
                store={store}
              />
            ))
          : [1, 2, 3].map((row) => <Skeleton className="h-42 rounded-card" key={row} />)}
      </main>
    </>
  )
}
