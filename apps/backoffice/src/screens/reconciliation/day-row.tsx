import { reconciliationText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import {
  partners,
  type Day,
  type Partner,
  type Run,
} from '../../features/reconciliation/queries.ts'
import { RunBadge } from '../../features/reconciliation/run-badge.tsx'

/** One day: a cell for each partner, which leads to its differences. */
export function DayRow({ day: { day, runs } }: { day: Day }) {
  return (
    <tr className="block border-t border-field-800 max-sm:py-2 sm:table-row">
      <th
        className="tabular block px-4 text-left font-semibold whitespace-nowrap max-sm:h-8 max-sm:leading-8 sm:table-cell"
        scope="row"
      >
        {shownDay(day)}
      </th>
      {partners.map((partner) => (
        <td className="block px-2 sm:table-cell" key={partner}>
          <Cell day={day} partner={partner} run={runs.find((run) => run.partner === partner)} />
        </td>
      ))}
    </tr>
  )
}

/** As other days stand on the desk. */
export function shownDay(day: string): string {
  return day.replaceAll('-', '/')
}

type Props = { day: string; partner: Partner; run: Run | undefined }

function Cell({ day, partner, run }: Props) {
  const t = useText(reconciliationText)
  const name = t(`partner_${partner}`)
  return (
    <Link
      className="flex min-h-11 items-center gap-x-2 rounded-md px-2 hover:bg-field-800"
      search={{ partner, day }}
      to={paths.reconciledDay}
    >
      <span className="sr-only">{t('open', { partner: name, day: shownDay(day) })}</span>
      <span aria-hidden className="w-24 text-quiet sm:hidden">
        {name}
      </span>
      {run ? <RunFigures run={run} /> : <span className="text-quiet">{t('notYet')}</span>}
      <ChevronRight aria-hidden className="ml-auto size-4 shrink-0 text-quiet" />
    </Link>
  )
}

function RunFigures({ run: { state, matched, difference_count: count } }: { run: Run }) {
  const t = useText(reconciliationText)
  return (
    <>
      <RunBadge state={state} />
      {state !== 'silent' && (
        <span className="tabular text-xs text-quiet">
          {count > 0 ? t('differ', { count }) : t('matched', { count: matched })}
        </span>
      )}
    </>
  )
}
