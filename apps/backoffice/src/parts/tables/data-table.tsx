import { flexRender, metaHelper, tableFeatures, useTable } from '@tanstack/react-table'
import type { ColumnDef, RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'

type ColumnMeta = {
  /** Class names of the head and every cell of the column: alignment, width. */
  className?: string
}

/** The server sorts, filters and pages; the table only lays out. */
const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() })

export type Column<Row extends RowData> = ColumnDef<typeof features, Row>

type Props<Row extends RowData> = {
  /** What the table shows, for screen readers. */
  label: string
  columns: Column<Row>[]
  rows: Row[]
  rowId: (row: Row) => string
  /** The row under the keyboard's cursor. */
  currentId?: string | undefined
  onOpen?: (row: Row) => void
}

/** A dense table with a head that stays: rows of 36 px, a cursor, a press that opens. */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { columns, rows, rowId } = props
  const table = useTable({ features, columns, data: rows, getRowId: rowId })
  return (
    <table aria-label={props.label} className="w-full border-separate border-spacing-0 text-sm">
      <thead className="sticky top-0 z-10">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th
                className={clsx(
                  'h-9 border-b border-field-700 bg-field-900 px-1.5 text-left sm:px-2 text-xs font-semibold whitespace-nowrap text-quiet first:pl-4 last:pr-4',
                  header.column.columnDef.meta?.className,
                )}
                key={header.id}
                scope="col"
              >
                {flexRender(header.column.columnDef.header, header.getContext())}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <TableRow
            current={row.id === props.currentId}
            key={row.id}
            {...(props.onOpen && { onOpen: () => props.onOpen?.(row.original) })}
          >
            {row.getAllCells().map((cell) => (
              <td
                className={clsx(
                  'h-9 border-b border-field-800 px-1.5 py-0.5 sm:px-2 first:pl-4 last:pr-4',
                  cell.column.columnDef.meta?.className,
                )}
                key={cell.id}
              >
                {flexRender(cell.column.columnDef.cell, cell.getContext())}
              </td>
            ))}
          </TableRow>
        ))}
      </tbody>
    </table>
  )
}

function TableRow(props: { current: boolean; onOpen?: () => void; children: React.ReactNode }) {
  const { current, onOpen } = props
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <tr
      aria-current={current || undefined}
      className={clsx(
        'scroll-mt-9 transition-colors',
        current
          ? 'bg-field-800 shadow-[inset_3px_0_0_var(--color-floodlight)]'
          : 'hover:bg-field-900',
        onOpen && 'cursor-pointer',
      )}
      ref={row}
      {...(onOpen && { onClick: (event) => openUnlessControl(event, onOpen) })}
    >
      {props.children}
    </tr>
  )
}

/** A press on a link or button of the row means that control, and a selection of text means text. */
function openUnlessControl(event: MouseEvent, open: () => void) {
  if (event.target instanceof Element && event.target.closest('a, button') !== null) return
  if (getSelection()?.toString() !== '') return
  open()
}
