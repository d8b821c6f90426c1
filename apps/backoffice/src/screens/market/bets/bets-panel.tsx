import { marketsText } from '@maidan/locales'
import { Card, EmptyState, useText } from '@maidan/ui'
import { useMemo } from 'react'
import { mayOpen } from '../../../app/nav-entries.ts'
import { paths } from '../../../app/paths.ts'
import type { MarketBet } from '../../../features/markets/market.ts'
import { useMe } from '../../../features/overview/queries.ts'
import { DataTable } from '../../../parts/tables/data-table.tsx'
import { betColumns } from './bet-columns.tsx'

/** The last bets, newest first; new ones come in by themselves. */
export function BetsPanel({ bets }: { bets: MarketBet[] }) {
  const t = useText(marketsText)
  const me = useMe()
  const linked = mayOpen(me?.role, paths.players)
  const columns = useMemo(() => betColumns(t, { linked }), [t, linked])
  return (
    <Card className="@container overflow-hidden" padded={false}>
      <div className="flex items-center justify-between gap-3 px-4 pt-3 pb-2">
        <h2 className="text-sm font-semibold">{t('bets')}</h2>
        <span className="flex items-center gap-1.5 text-xs font-medium text-grass">
          <span aria-hidden className="size-2 animate-pulse-soft rounded-full bg-grass" />
          {t('live')}
        </span>
      </div>
      {bets.length === 0 ? (
        <EmptyState title={t('noBets')} />
      ) : (
        <DataTable columns={columns} label={t('bets')} rowId={({ bet_id }) => bet_id} rows={bets} />
      )}
    </Card>
  )
}
