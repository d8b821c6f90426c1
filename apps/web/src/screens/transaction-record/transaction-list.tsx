import { recordsText } from '@maidan/locales'
import { Button, EmptyState, buttonClass, cardClass } from '@maidan/ui'
import { useState } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useIsMobile } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { isWithin } from '../../features/records/day-range.ts'
import { groupByDay } from '../../features/records/group-by-day.ts'
import { filterTransactions } from '../../features/records/transaction-filter.ts'
import type { TransactionFilter } from '../../features/records/transaction-filter.ts'
import type { Transaction } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { TransactionRow } from './transaction-row.tsx'
import { TransactionTable } from './transaction-table.tsx'

/** Rows shown at first, and how many more each press adds. */
const pageRows = 50

type Props = {
  transactions: readonly Transaction[]
  filter: TransactionFilter
  /** When the list was read: today is the day of that. */
  readAtMs: number
  /** A row is about to be opened. */
  onNear: () => void
  onOpen: (transaction: Transaction) => void
  onClear: () => void
}

/** The records that pass the filter, under the day on which they were made; a table on wide. */
export function TransactionList({
  transactions,
  filter,
  readAtMs,
  onNear,
  onOpen,
  onClear,
}: Props) {
  const t = useText(recordsText)
  const isMobile = useIsMobile()
  const [rows, setRows] = useState(pageRows)
  const found = filterTransactions(transactions, filter, readAtMs)
  if (transactions.length === 0) return <NothingYet />
  if (found.length === 0) return <NoMatch onClear={onClear} />
  return (
    <>
      {isMobile ? (
        <Days
          onNear={onNear}
          onOpen={onOpen}
          readAtMs={readAtMs}
          transactions={found.slice(0, rows)}
        />
      ) : (
        <TransactionTable onOpen={onOpen} transactions={found.slice(0, rows)} />
      )}
      {found.length > rows && (
        <Button look="secondary" onClick={() => setRows(rows + pageRows)} wide>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function Days({ transactions, readAtMs, onNear, onOpen }: Omit<Props, 'filter' | 'onClear'>) {
  return groupByDay(transactions).map(({ day, records }) => (
    <section key={day}>
      <h2 className="tabular mb-2 text-sm font-semibold text-quiet">
        <DayName day={day} instant={records[0]?.created_at ?? ''} readAtMs={readAtMs} />
      </h2>
      <ul className={`${cardClass} divide-y divide-field-800`}>
        {records.map((record) => (
          <TransactionRow
            key={record.transaction_id}
            onNear={onNear}
            onOpen={() => onOpen(record)}
            transaction={record}
          />
        ))}
      </ul>
    </section>
  ))
}

function DayName({ day, instant, readAtMs }: { day: string; instant: string; readAtMs: number }) {
  const t = useText(recordsText)
  if (isWithin('today', instant, readAtMs)) return t('today')
  if (isWithin('yesterday', instant, readAtMs)) return t('yesterday')
  return day
}

const emptyPicture = storageUrl('empty/no-data.svg')

function NothingYet() {
  const t = useText(recordsText)
  return (
    <EmptyState
      action={
        <Link className={buttonClass()} to={paths.deposit}>
          {t('depositNow')}
        </Link>
      }
      hint={t('transactionsEmpty')}
      picture={emptyPicture}
    />
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useText(recordsText)
  return (
    <EmptyState
      action={
        <Button look="secondary" onClick={onClear}>
          {t('clear')}
        </Button>
      }
      hint={t('transactionsNoMatch')}
      picture={emptyPicture}
    />
  )
}
