import { cashierText, playersText } from '@maidan/locales'
import { EmptyState, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { useMemo } from 'react'
import { paths } from '../../app/paths.ts'
import type { Payment } from '../../features/payments/payment.ts'
import { StateBadge } from '../../features/payments/state-badge.tsx'
import { DataTable } from '../../parts/tables/data-table.tsx'
import type { Column } from '../../parts/tables/data-table.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { When } from '../../parts/facts/when.tsx'

/** The player's deposits and withdrawals; each reference opens its queue. */
export function PaymentsTab({ payments }: { payments: Payment[] }) {
  const t = useText(playersText)
  const columns = usePaymentColumns()
  if (payments.length === 0) return <EmptyState title={t('noPayments')} />
  return (
    <DataTable
      columns={columns}
      label={t('tab_payments')}
      rowId={({ reference }) => reference}
      rows={payments}
    />
  )
}

function usePaymentColumns(): Column<Payment>[] {
  const t = useText(playersText)
  const cashier = useText(cashierText)
  return useMemo(
    () => [
      {
        id: 'reference',
        header: cashier('reference'),
        cell: ({ row }) => <ReferenceOf payment={row.original} />,
      },
      {
        id: 'at',
        header: t('atZone'),
        cell: ({ row }) => <When at={row.original.created_at} className="text-quiet" />,
        meta: { className: 'max-sm:hidden' },
      },
      {
        id: 'method',
        header: cashier('method'),
        cell: ({ row }) => row.original.method,
        meta: { className: 'max-sm:hidden' },
      },
      {
        id: 'amount',
        header: cashier('amount'),
        cell: ({ row }) => (
          <Money
            amount={row.original.amount}
            className="font-semibold"
            currency={row.original.currency}
          />
        ),
        meta: { className: 'text-right!' },
      },
      {
        id: 'trxId',
        header: cashier('trxId'),
        cell: ({ row: { original } }) => (
          <span className="tabular">{original.trx_id ?? original.payout_trx_id ?? '–'}</span>
        ),
        meta: { className: 'max-md:hidden' },
      },
      {
        id: 'state',
        header: cashier('state'),
        cell: ({ row }) => <StateBadge state={row.original.state} />,
        meta: { className: 'w-full' },
      },
    ],
    [t, cashier],
  )
}

function ReferenceOf({ payment }: { payment: Payment }) {
  const cashier = useText(cashierText)
  const isDeposit = payment.direction === 'deposit'
  const Icon = isDeposit ? ArrowDownToLine : ArrowUpFromLine
  return (
    <Link
      className="tabular flex items-center gap-2 whitespace-nowrap text-sky underline-offset-2 hover:underline"
      search={{ state: 'all', open: payment.reference }}
      to={isDeposit ? paths.deposits : paths.withdrawals}
    >
      <Icon aria-hidden className="size-4 text-quiet" />
      <span className="sr-only">{cashier(isDeposit ? 'deposit' : 'withdrawal')} </span>
      {payment.reference}
    </Link>
  )
}
