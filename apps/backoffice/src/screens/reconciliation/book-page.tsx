import { buttonClass, EmptyState, SkeletonRows } from '@maidan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'

type Words = { title: string; back: string; none: string; noneHint: string }

type Props<Of> = {
  words: Words
  /** The book that it is of, as the address says it. */
  search: { of?: string }
  query: UseQueryResult<Of | null>
  note: ReactNode
  acts?: ReactNode
  children: (of: Of) => ReactNode
}

/** A day or another part of one book, with the way back to that book. */
export function BookPage<Of>({ words, search, query, note, acts, children }: Props<Of>) {
  const { title, back, none, noneHint } = words
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
              hint={noneHint}
              title={none}
            />
          }
          isEmpty={(of) => of === null}
          query={query}
          skeleton={
            <div className="max-w-6xl p-4">
              <SkeletonRows count={6} rowClass="h-14" />
            </div>
          }
        >
          {(of) => of && children(of)}
        </QueryView>
      </Scroller>
    </>
  )
}
