import { cardClass } from '@maidan/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Column<R> = {
  head: string
  cell: (record: R) => ReactNode
  /** Numbers stand at the right, so that their digits line up. */
  isNumber?: boolean
}

type Props<R> = {
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly Column<R>[]
  records: readonly R[]
  keyOf: (record: R) => string | number
  onOpen?: (record: R) => void
}

/**
 * Records of a wide page as a table. A row opens by a click anywhere; for the keyboard its first
 * cell is a button.
 */
export function RecordTable<R>({ label, columns, records, keyOf, onOpen }: Props<R>) {
  return (
    <div className={`${cardClass} relative overflow-x-auto`}>
      <table aria-label={label} className="w-full text-sm">
        <thead>
          <tr className="border-b border-field-700 text-left text-xs text-quiet">
            {columns.map(({ head, isNumber }) => (
              <th
                className={clsx(cellClass, 'font-medium', isNumber && 'text-right')}
                key={head}
                scope="col"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-field-800">
          {records.map((record) => (
            <Row
              columns={columns}
              key={keyOf(record)}
              record={record}
              {...(onOpen && { onOpen })}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cellClass = 'h-11 px-3 py-1.5 first:pl-4 last:pr-4'

type RowProps<R> = Pick<Props<R>, 'columns' | 'onOpen'> & { record: R }

function Row<R>({ columns, record, onOpen }: RowProps<R>) {
  return (
    <tr className={clsx('relative', onOpen && 'hover:bg-field-800')}>
      {columns.map(({ head, cell, isNumber }, at) => (
        <td
          className={clsx(cellClass, isNumber && 'tabular text-right whitespace-nowrap')}
          key={head}
        >
          {at === 0 && onOpen ? (
            <button
              className="tabular text-left after:absolute after:inset-0"
              onClick={() => onOpen(record)}
              type="button"
            >
              {cell(record)}
            </button>
          ) : (
            cell(record)
          )}
        </td>
      ))}
    </tr>
  )
}
