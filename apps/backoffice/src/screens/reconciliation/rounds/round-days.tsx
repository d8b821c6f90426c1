import { roundsText } from '@maidan/locales'
import { Card, EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { useRoundDays, type RoundDayLine } from '../../../features/rounds/queries.ts'
import { RoundDayBadge } from '../../../features/rounds/round-day-badge.tsx'
import { QueryView } from '../../../parts/notes/query-view.tsx'
import { Pager } from '../../../parts/tables/pager.tsx'
import { Scroller } from '../../../parts/tables/scroller.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../../parts/tables/use-address.ts'
import { shownDay } from '../day-row.tsx'

/** The days of the game providers: what agrees with their own lists, and what is to be cleared. */
export function RoundDays() {
  const t = useText(roundsText)
  const change = useChangeAddress()
  const days = useRoundDays(pageOf(useAddress()))
  return (
    <QueryView
      empty={<EmptyState hint={t('emptyHint')} title={t('empty')} />}
      isEmpty={({ data }) => data.length === 0}
      query={days}
      skeleton={
        <div className="max-w-5xl p-4">
          <SkeletonRows count={8} rowClass="h-12" />
        </div>
      }
    >
      {(list) => (
        <>
          <Scroller className="min-h-0 flex-1" label={t('list')}>
            <div className="flex max-w-5xl flex-col gap-3 p-4">
              <p className="text-sm text-quiet">{t('lead')}</p>
              <Card className="overflow-hidden" padded={false}>
                <ul className="divide-y divide-field-800 text-sm">
                  {list.data.map((line) => (
                    <li key={`${line.day} ${line.provider}`}>
                      <DayLine line={line} />
                    </li>
                  ))}
                </ul>
              </Card>
            </div>
          </Scroller>
          <Pager of={list} onPage={(page) => change({ page: String(page) })} />
        </>
      )}
    </QueryView>
  )
}

/** One provider's day; all of it leads to its rounds. */
function DayLine({ line }: { line: RoundDayLine }) {
  const t = useText(roundsText)
  const { provider, provider_name: name, day, state, rounds, to_clear: toClear } = line
  return (
    <Link
      className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-field-800"
      search={{ provider, day }}
      to={paths.roundDay}
    >
      <span className="tabular w-24 font-semibold whitespace-nowrap">{shownDay(day)}</span>
      <span className="min-w-36 flex-1 font-medium">{name}</span>
      <RoundDayBadge state={state} />
      {rounds > 0 && (
        <span className="tabular text-xs text-quiet">{t('compared', { count: rounds })}</span>
      )}
      {toClear > 0 && (
        <span className="tabular text-xs font-semibold text-clay-soft">
          {t('clear', { count: toClear })}
        </span>
      )}
      <ChevronRight aria-hidden className="ml-auto size-4 shrink-0 text-quiet" />
    </Link>
  )
}
