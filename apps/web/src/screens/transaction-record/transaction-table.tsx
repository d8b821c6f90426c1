import { recordsText } from '@maidan/locales'
import type { Translate } from '@maidan/locales'
import { StatusPill, siteTime } from '@maidan/ui'
import { RecordTable } from '../../app/wide/product/table/record-table.tsx'
import type { Column } from '../../app/wide/product/table/record-table.tsx'
import { transactionState, transactionType } from '../../features/records/transaction-filter.ts'
import type { Transaction } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { TransactionAmount } from './transaction-amount.tsx'

type Props = { transactions: readonly Transaction[]; onOpen: (transaction: Transaction) => void }

/** The records of a wide page, a line each. */
export function TransactionTable({ transactions, onOpen }: Props) {
  const t = useText(recordsText)
  return (
    <RecordTable
      columns={columnsOf(t)}
      keyOf={({ transaction_id }) => transaction_id}
      label={t('transactions')}
      onOpen={onOpen}
      records={transactions}
    />
  )
}

function columnsOf(t: Translate<typeof recordsText.en>): Column<Transaction>[] {
  return [
    { head: t('created'), cell: ({ created_at }) => siteTime(created_at) },
    { head: t('type'), cell: ({ action }) => t(transactionType(action)) },
    {
      head: t('method'),
      cell: ({ payment_method, promotion }) => payment_method?.name ?? promotion?.name ?? '',
    },
    { head: t('transactionId'), cell: ({ transaction_id }) => transaction_id },
    { head: t('status'), cell: ({ key }) => <StatusPill status={transactionState(key)} /> },
    {
      head: t('amount'),
      isNumber: true,
      cell: (transaction) => (
        <TransactionAmount className="font-semibold" transaction={transaction} />
      ),
    },
  ]
}
