import { cashierText } from '@maidan/locales'
import { EmptyState, useText } from '@maidan/ui'
import { useMemo } from 'react'
import type { Direction } from '../../../features/payments/payment.ts'
import { useWide } from '../../../lib/use-wide.ts'
import { NothingFound } from '../../../parts/tables/nothing-found.tsx'
import { PagedList } from '../../../parts/tables/paged-list.tsx'
import { KeysLegend } from './keys-legend.tsx'
import { paymentColumns } from './payment-columns.tsx'
import { PaymentRows } from './payment-rows.tsx'
import type { Desk } from '../use-payments-desk.ts'

/** From here on every fact has a column of its own, unless a payment is open beside the list. */
const roomyPx = 1440
const twoChipsPx = 1280

/** The list itself: a dense table where there is room, else a few lines per payment. */
export function PaymentQueue(props: { desk: Desk; direction: Direction; asTable: boolean }) {
  const { desk, direction, asTable } = props
  const t = useText(cashierText)
  const alone = desk.open === undefined
  const roomy = useWide(roomyPx) && alone
  const chipsMax = useWide(twoChipsPx) && alone ? 2 : 1
  const columns = useMemo(
    () => paymentColumns(t, { direction, roomy, chipsMax }),
    [t, direction, roomy, chipsMax],
  )
  return (
    <PagedList
      asTable={asTable}
      columns={columns}
      currentId={desk.current}
      empty={<NothingHere desk={desk} />}
      label={t(direction === 'deposit' ? 'deposits' : 'withdrawals')}
      renderRows={(rows) => (
        <PaymentRows
          current={desk.current}
          onOpen={({ reference }) => desk.show(reference)}
          rows={rows}
        />
      )}
      onOpen={({ reference }) => desk.show(reference)}
      footer={asTable && <KeysLegend />}
      onPage={(page) => desk.setFilter({ page: String(page) })}
      query={desk.list}
      rowId={({ reference }) => reference}
    />
  )
}

function NothingHere({ desk }: { desk: Desk }) {
  const t = useText(cashierText)
  const { state, search } = desk.filter
  if (search !== '')
    return (
      <NothingFound
        hint={t('nothingFoundHint')}
        onClear={() => desk.setFilter({ search: '' })}
        title={t('nothingFound', { search })}
      />
    )
  if (state === 'waiting') return <EmptyState hint={t('queueEmptyHint')} title={t('queueEmpty')} />
  return <EmptyState title={t('noneInState')} />
}
