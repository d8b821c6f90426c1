import { recordsText } from '@maidan/locales'
import { ErrorState, IconButton, PageHeader, SkeletonRows } from '@maidan/ui'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../lib/chunks/use-opened-part.ts'
import { paths } from '../../lib/paths.ts'
import { noFilter } from '../../features/records/transaction-filter.ts'
import { transactionsQuery } from '../../features/session/queries.ts'
import type { Transaction } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { FilterBar } from './filter-bar.tsx'
import { TracePayment } from './trace-payment.tsx'
import { TransactionList } from './transaction-list.tsx'

const TransactionSheet = lazyScreen(
  async () => (await import('./transaction-sheet.tsx')).TransactionSheet,
)

/** Deposits, withdrawals and bonuses; read anew on opening and whenever the server tells of one. */
export function TransactionRecord() {
  const t = useText(recordsText)
  const navigate = useNavigate()
  const [filter, setFilter] = useState(noFilter)
  const [open, setOpen] = useState<Transaction | null>(null)
  const close = () => setOpen(null)
  const opened = useOpenedPart(TransactionSheet, { isOpen: open !== null, close })
  const records = useQuery({ ...transactionsQuery, refetchOnMount: 'always' })
  const show = (reference: string): boolean => {
    const found = records.data?.find(({ transaction_id }) => transaction_id === reference)
    if (found) setOpen(found)
    return found !== undefined
  }
  return (
    <>
      <PageHeader
        end={
          <IconButton
            icon={<RefreshCw className={records.isFetching ? 'size-5 animate-spin' : 'size-5'} />}
            label={t('refresh')}
            onClick={() => void records.refetch()}
          />
        }
        onBack={() => navigate({ to: paths.account })}
        title={t('transactions')}
      />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        <FilterBar filter={filter} onChange={setFilter} />
        <TracePayment onShow={show} />
        {records.data ? (
          <TransactionList
            filter={filter}
            onClear={() => setFilter(noFilter)}
            onNear={() => void TransactionSheet.preload()}
            onOpen={setOpen}
            readAtMs={records.dataUpdatedAt}
            transactions={records.data}
          />
        ) : records.isError ? (
          <ErrorState busy={records.isFetching} onRetry={() => void records.refetch()} />
        ) : (
          <SkeletonRows count={6} rowClass="h-18" />
        )}
      </main>
      {opened && (
        <TransactionSheet
          onClose={close}
          readAtMs={records.dataUpdatedAt}
          transaction={open && latest(records.data, open)}
        />
      )}
    </>
  )
}

/** An open record moves on with the list. */
function latest(all: readonly Transaction[] | undefined, open: Transaction): Transaction {
  return all?.find(({ transaction_id }) => transaction_id === open.transaction_id) ?? open
}
