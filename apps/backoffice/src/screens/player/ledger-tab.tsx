import { playersText } from '@maidan/locales'
import { EmptyState, useText } from '@maidan/ui'
import { useMemo } from 'react'
import { useLedger } from '../../features/players/queries.ts'
import type { LedgerLine } from '../../features/players/queries.ts'
import { useWide } from '../../lib/use-wide.ts'
import { Money } from '../../parts/facts/money.tsx'
import { PagedList } from '../../parts/tables/paged-list.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { When } from '../../parts/facts/when.tsx'
import { KindWord } from './kind-word.tsx'
import { ledgerColumns } from './ledger-columns.tsx'

const tablePx = 900

/** Every entry of the player's wallet with the balance after it, newest first. */
export function LedgerTab({ playerId }: { playerId: string }) {
  const t = useText(playersText)
  const address = useAddress()
  const change = useChangeAddress()
  const asTable = useWide(tablePx)
  const ledger = useLedger(playerId, pageOf(address))
  const currency = ledger.data?.currency ?? ''
  const columns = useMemo(() => ledgerColumns(t, currency), [t, currency])
  return (
    <PagedList
      asTable={asTable}
      columns={columns}
      empty={<EmptyState title={t('ledgerEmpty')} />}
      label={t('tab_ledger')}
      renderRows={(rows) => <LedgerRows currency={currency} rows={rows} />}
      onPage={(page) => change({ page: String(page) })}
      query={ledger}
      rowId={({ seq }) => seq}
    />
  )
}

function LedgerRows({ rows, currency }: { rows: LedgerLine[]; currency: string }) {
  return (
    <ul>
      {rows.map((line) => (
        <li
          className="flex flex-col gap-0.5 border-b border-field-800 px-4 py-2.5 text-sm"
          key={line.seq}
        >
          <p className="flex items-baseline justify-between gap-3">
            <b>
              <KindWord kind={line.kind} />
            </b>
            <Money amount={line.amount} className="font-semibold" currency={currency} signed />
          </p>
          <p className="flex items-baseline justify-between gap-3 text-xs text-quiet">
            <When at={line.created_at} />
            <Money amount={line.balance_after} currency={currency} />
          </p>
          <p className="truncate text-xs text-quiet">{line.counter_account}</p>
        </li>
      ))}
    </ul>
  )
}
