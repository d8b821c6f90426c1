import { roundsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { useRoundDays, type RoundDayLine } from '../../../features/rounds/queries.ts'
import { RoundDayBadge } from '../../../features/rounds/round-day-badge.tsx'
import { pageOf, useAddress } from '../../../parts/tables/use-address.ts'
import { shownDay } from '../day-row.tsx'
import { DaysView } from '../days-view.tsx'

/** The days of the game providers: what agrees with their own lists, and what is to be cleared. */
export function RoundDays() {
  const t = useText(roundsText)
  const days = useRoundDays(pageOf(useAddress()))
  const words = { list: t('list'), lead: t('lead'), empty: t('empty'), emptyHint: t('emptyHint') }
  return (
    <DaysView query={days} words={words}>
      {(lines) => (
        <ul className="divide-y divide-field-800 text-sm">
          {lines.map((line) => (
            <li key={`${line.day} ${line.provider}`}>
              <DayLine line={line} />
            </li>
          ))}
        </ul>
      )}
    </DaysView>
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
