import { Card, EmptyState, SkeletonRows } from '@maidan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { Pager, type PageOf } from '../../parts/tables/pager.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { useChangeAddress } from '../../parts/tables/use-address.ts'

type Words = { list: string; lead: string; empty: string; emptyHint: string }

type Props<Day> = {
  words: Words
  query: UseQueryResult<PageOf & { data: Day[] }>
  children: (days: readonly Day[]) => ReactNode
}

/** Days of two books side by side, a page at a time, with what the comparison is. */
export function DaysView<Day>({ words, query, children }: Props<Day>) {
  const change = useChangeAddress()
  return (
    <QueryView
      empty={<EmptyState hint={words.emptyHint} title={words.empty} />}
      isEmpty={({ data }) => data.length === 0}
      query={query}
      skeleton={
        <div className="max-w-5xl p-4">
          <SkeletonRows count={8} rowClass="h-14" />
        </div>
      }
    >
      {(list) => (
        <>
          <Scroller className="min-h-0 flex-1" label={words.list}>
            <div className="flex max-w-5xl flex-col gap-3 p-4">
              <p className="text-sm text-quiet">{words.lead}</p>
              <Card className="overflow-hidden" padded={false}>
                {children(list.data)}
              </Card>
            </div>
          </Scroller>
          <Pager of={list} onPage={(page) => change({ page: String(page) })} />
        </>
      )}
    </QueryView>
  )
}
