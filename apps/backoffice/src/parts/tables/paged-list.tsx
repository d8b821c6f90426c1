import { SkeletonRows } from '@maidan/ui'
import type { RowData } from '@tanstack/react-table'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DataTable } from './data-table.tsx'
import type { Column } from './data-table.tsx'
import { Pager } from './pager.tsx'
import type { PageOf } from './pager.tsx'
import { QueryView } from '../notes/query-view.tsx'
import { Scroller } from './scroller.tsx'

type Props<Row extends RowData> = {
  label: string
  query: UseQueryResult<PageOf & { data: Row[] }>
  columns: Column<Row>[]
  rowId: (row: Row) => string
  currentId?: string | undefined
  onOpen?: (row: Row) => void
  /** Whether there is room for the table; else `renderRows` draws the rows. */
  asTable: boolean
  renderRows: (rows: Row[]) => ReactNode
  empty: ReactNode
  /** Stands beside the pager. */
  footer?: ReactNode
  onPage: (page: number) => void
}

const skeletonRows = 14

/** A list that the server pages: a table where there is room, else rows for a thumb. */
export function PagedList<Row extends RowData>(props: Props<Row>) {
  const { label, columns, rowId, currentId, onOpen, asTable } = props
  return (
    <QueryView
      empty={props.empty}
      isEmpty={({ data }) => data.length === 0}
      query={props.query}
      skeleton={
        <div className="min-h-0 flex-1 overflow-hidden p-3">
          <SkeletonRows count={skeletonRows} rowClass={asTable ? 'h-7' : 'h-14'} />
        </div>
      }
    >
      {(list) => (
        <>
          <Scroller className="@container min-h-0 flex-1" label={label}>
            {asTable ? (
              <DataTable
                columns={columns}
                currentId={currentId}
                label={label}
                rowId={rowId}
                rows={list.data}
                {...(onOpen && { onOpen })}
              />
            ) : (
              props.renderRows(list.data)
            )}
          </Scroller>
          <Pager of={list} onPage={props.onPage}>
            {props.footer}
          </Pager>
        </>
      )}
    </QueryView>
  )
}
