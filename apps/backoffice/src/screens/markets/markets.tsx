import { marketsText } from '@maidan/locales'
import { EmptyState, showToast, useText } from '@maidan/ui'
import { useMemo } from 'react'
import { mayTrade, takesBets } from '../../features/markets/market.ts'
import { SuspendDialog } from '../../features/markets/suspend-dialog.tsx'
import { useMe } from '../../features/overview/queries.ts'
import { useKeys } from '../../lib/use-keys.ts'
import { useWide } from '../../lib/use-wide.ts'
import { KeysList } from '../../parts/keys/keys-list.tsx'
import { NothingFound } from '../../parts/tables/nothing-found.tsx'
import { PagedList } from '../../parts/tables/paged-list.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { marketColumns } from './market-columns.tsx'
import { MarketFilter } from './market-filter.tsx'
import { MarketRows } from './market-rows.tsx'
import { useMarketsDesk } from './use-markets-desk.ts'
import type { MarketsDesk } from './use-markets-desk.ts'

const tablePx = 900

/** Every market with what is at risk on it. */
export function Markets() {
  const t = useText(marketsText)
  const desk = useMarketsDesk()
  const me = useMe()
  const asTable = useWide(tablePx)
  const columns = useMemo(() => marketColumns(t), [t])
  useDeskKeys(desk)
  return (
    <>
      <ScreenHead title={t('title')}>
        <MarketFilter filter={desk.filter} onChange={desk.setFilter} />
      </ScreenHead>
      <PagedList
        asTable={asTable}
        columns={columns}
        currentId={desk.cursor}
        empty={<NothingHere desk={desk} />}
        footer={asTable && <Legend />}
        label={t('title')}
        onOpen={({ code }) => desk.open(code)}
        onPage={(page) => desk.setFilter({ page: String(page) })}
        query={desk.list}
        renderRows={(rows) => <MarketRows current={desk.cursor} rows={rows} />}
        rowId={({ code }) => code}
      />
      {desk.asked !== undefined && (
        <SuspendDialog
          market={desk.asked}
          onClose={() => desk.ask(undefined)}
          username={me?.username}
        />
      )}
    </>
  )
}

function useDeskKeys(desk: MarketsDesk) {
  const t = useText(marketsText)
  const me = useMe()
  useKeys({
    j: () => desk.move(1),
    k: () => desk.move(-1),
    Enter: () => {
      if (desk.current !== undefined) desk.open(desk.current.code)
    },
    s: () => {
      if (desk.current === undefined || me === undefined) return
      if (!mayTrade(me.role)) return showToast(t('roleMissing'), 'bad')
      if (!takesBets(desk.current)) return showToast(t('takesNoBets'), 'info')
      desk.ask(desk.current.code)
    },
  })
}

function Legend() {
  const t = useText(marketsText)
  return (
    <KeysList
      keys={[
        [['j', 'k'], t('keyMove')],
        [['Enter'], t('keyOpen')],
        [['s'], t('keySuspend')],
        [['/'], t('keySearch')],
      ]}
      label={t('keys')}
    />
  )
}

function NothingHere({ desk }: { desk: MarketsDesk }) {
  const t = useText(marketsText)
  const { state, search } = desk.filter
  if (search !== '')
    return (
      <NothingFound
        onClear={() => desk.setFilter({ search: '' })}
        title={t('nothingFound', { search })}
        {...(state !== 'all' && { hint: t('nothingFoundHint') })}
      />
    )
  return (
    <EmptyState
      title={t(`empty_${state}`)}
      {...(state === 'due' && { hint: t('empty_dueHint') })}
    />
  )
}
