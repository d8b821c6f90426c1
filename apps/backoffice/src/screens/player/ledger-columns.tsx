import type { playersText, Translate } from '@maidan/locales'
import type { LedgerLine } from '../../features/players/queries.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import type { Column } from '../../parts/tables/data-table.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { When } from '../../parts/facts/when.tsx'
import { KindWord } from './kind-word.tsx'

export function ledgerColumns(
  t: Translate<typeof playersText.en>,
  currency: string,
): Column<LedgerLine>[] {
  return [
    {
      id: 'seq',
      header: t('seq'),
      cell: ({ row }) => <span className="tabular text-quiet">{row.original.seq}</span>,
    },
    {
      id: 'at',
      header: t('atZone'),
      cell: ({ row }) => <When at={row.original.created_at} className="text-quiet" />,
    },
    { id: 'kind', header: t('kind'), cell: ({ row }) => <KindWord kind={row.original.kind} /> },
    {
      id: 'amount',
      header: t('amount'),
      cell: ({ row }) => <Money amount={row.original.amount} currency={currency} signed />,
      meta: { className: 'text-right!' },
    },
    {
      id: 'after',
      header: t('balanceAfter'),
      cell: ({ row }) => (
        <Money amount={row.original.balance_after} className="font-semibold" currency={currency} />
      ),
      meta: { className: 'text-right!' },
    },
    {
      id: 'counter',
      header: t('counterAccount'),
      cell: ({ row }) => (
        <span className="tabular whitespace-nowrap text-quiet">{row.original.counter_account}</span>
      ),
      meta: { className: 'pl-6!' },
    },
    {
      id: 'key',
      header: t('commandKey'),
      cell: ({ row: { original } }) => (
        <span className="flex min-w-0 items-center text-quiet">
          <span className="truncate" title={original.command_key}>
            {original.command_key}
          </span>
          <CopyValue value={original.command_key} what={t('commandKey')} />
        </span>
      ),
      meta: { className: 'w-full max-w-0 min-w-32' },
    },
  ]
}
