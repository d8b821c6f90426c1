import { oddsText } from '@maidan/locales'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { eventsOfTab, groupBySport, isLive } from '../../features/odds/events/group-events.ts'
import { SportIcon } from '../../features/odds/events/sport-icon.tsx'
import { useText } from '../../lib/text/language.ts'

type Props = { events: readonly SportsEvent[]; nowMs: number }

/** What the exchange is, in two lines, and how much of each sport is on. */
export function HomeHero({ events, nowMs }: Props) {
  const t = useText(oddsText)
  return (
    <section className="overflow-hidden rounded-card wide:hidden border border-field-700 bg-linear-to-br from-field-700 to-field-900">
      <div className="p-4">
        <h2 className="text-lg font-semibold">{t('heroTitle')}</h2>
        <p className="mt-1 text-sm text-quiet">{t('heroText')}</p>
      </div>
      <ul className="flex flex-wrap divide-x divide-field-700 border-t border-field-700 bg-field-950/40">
        {groupBySport(events).map(({ sport, events }) => (
          <li className="flex-1" key={sport}>
            <Link
              className="flex min-h-18 flex-col items-center justify-center gap-1 p-2 text-center transition hover:bg-field-800 active:bg-field-800"
              search={{ sport }}
              to={paths.exchangeSports}
            >
              <span className="flex items-center gap-1.5 text-sm font-semibold">
                <SportIcon className="size-5 shrink-0 text-floodlight" sport={sport} />
                {t(sport)}
              </span>
              <span className="tabular flex flex-wrap justify-center gap-x-1 text-xs text-quiet">
                <span>
                  {t('liveCount', { count: events.filter((event) => isLive(event, nowMs)).length })}
                  {' ·'}
                </span>
                <span>
                  {t('todayCount', { count: eventsOfTab(events, 'today', nowMs).length })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
