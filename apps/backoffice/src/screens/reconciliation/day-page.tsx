import { buttonClass, EmptyState, SkeletonRows } from '@maidan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'

type Words = { title: string; back: string; noSuchDay: string; noSuchDayHint: string }

type Props<Day> = {
  words: Words
  /** The list of days that it is of, as the address says it. */
  search: { of?: string }
  query: UseQueryResult<Day | null>
  note: ReactNode
  acts?: ReactNode
  children: (day: Day) => ReactNode
}

/** One day of two books side by side, with the way back to the days. */
export function DayPage<Day>({ words, search, query, note, acts, children }: Props<Day>) {
  const { title, back, noSuchDay, noSuchDayHint } = words
  return (
    <>
      <ScreenHead
        back={
          <Link
            aria-label={back}
            className="-ml-3 inline-flex size-11 items-center justify-center lg:-ml-2 lg:size-9"
            search={search}
            title={back}
            to={paths.reconciliation}
          >
            <ArrowLeft aria-hidden className="size-5" />
          </Link>
        }
        note={note}
        title={title}
      >
        {acts}
      </ScreenHead>
      <Scroller className="min-h-0 flex-1" label={title}>
        <QueryView
          empty={
            <EmptyState
              action={
                <Link
                  className={buttonClass({ size: 'small' })}
                  search={search}
                  to={paths.reconciliation}
                >
                  {back}
                </Link>
              }
              hint={noSuchDayHint}
              title={noSuchDay}
            />
          }
          isEmpty={(day) => day === null}
          query={query}
          skeleton={
            <div className="max-w-6xl p-4">
              <SkeletonRows count={6} rowClass="h-14" />
            </div>
          }
        >
          {(day) => day && children(day)}
        </QueryView>
      </Scroller>
    </>
  )
}
