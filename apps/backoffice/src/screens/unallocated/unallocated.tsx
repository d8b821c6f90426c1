import { unallocatedText } from '@maidan/locales'
import { EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { useState } from 'react'
import { useMe } from '../../features/overview/queries.ts'
import {
  states,
  useUnallocated,
  type Money as Sum,
  type MoneyState,
  type UnallocatedList,
} from '../../features/unallocated/queries.ts'
import { Money } from '../../parts/facts/money.tsx'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Pager } from '../../parts/tables/pager.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { Segments } from '../../parts/tables/segments.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { GiveDialog } from './give-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { SumCard } from './sum-card.tsx'

type Open = { act: 'give' | 'return'; sum: Sum }

/** Money that came in and that no deposit stood for: how long it waits, and what became of it. */
export function Unallocated() {
  const t = useText(unallocatedText)
  const address = useAddress()
  const change = useChangeAddress()
  const state = states.find((one) => one === address['state']) ?? 'open'
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const show = (next: MoneyState) => change({ state: next === 'open' ? '' : next, page: '' })
  return (
    <>
      <ScreenHead title={t('title')}>
        <Segments
          items={states.map((value) => ({ value, label: t(`view_${value}`) }))}
          label={t('view')}
          onChange={show}
          value={state}
        />
      </ScreenHead>
      <SumList key={state} onAct={setOpen} state={state} />
      {open?.act === 'give' && <GiveDialog onClose={close} sum={open.sum} />}
      {open?.act === 'return' && <ReturnDialog onClose={close} sum={open.sum} />}
    </>
  )
}

function SumList({ state, onAct }: { state: MoneyState; onAct: (open: Open) => void }) {
  const t = useText(unallocatedText)
  const change = useChangeAddress()
  const role = useMe()?.role
  const mayAct = role === 'cashier' || role === 'admin'
  const list = useUnallocated(state, pageOf(useAddress()))
  return (
    <QueryView
      empty={<EmptyState hint={t('emptyHint')} title={t(`empty_${state}`)} />}
      isEmpty={({ data }) => data.length === 0}
      query={list}
      skeleton={
        <div className="p-4">
          <SkeletonRows count={3} rowClass="h-48" />
        </div>
      }
    >
      {(sums) => (
        <>
          <Scroller className="min-h-0 flex-1" label={t('title')}>
            <div className="flex max-w-5xl flex-col gap-4 p-4">
              <p className="text-sm text-quiet">{t('lead')}</p>
              {state === 'open' && <OpenSums open={sums.open} />}
              <ul className="grid gap-4 lg:grid-cols-2">
                {sums.data.map((sum) => (
                  <li className="min-w-0" key={sum.id}>
                    <SumCard onAct={mayAct ? (act) => onAct({ act, sum }) : undefined} sum={sum} />
                  </li>
                ))}
              </ul>
            </div>
          </Scroller>
          <Pager of={sums} onPage={(page) => change({ page: String(page) })} />
        </>
      )}
    </QueryView>
  )
}

/** All that is open, a line a currency. */
function OpenSums({ open }: { open: UnallocatedList['open'] }) {
  const t = useText(unallocatedText)
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {open.map(({ currency, count, amount }) => (
        <li className="flex items-baseline gap-2" key={currency}>
          <span className="text-quiet">{t('openSum', { count })}</span>
          <b className="font-semibold">
            <Money amount={amount} code currency={currency} />
          </b>
        </li>
      ))}
    </ul>
  )
}
