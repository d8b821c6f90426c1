import { playersText } from '@maidan/locales'
import { EmptyState, SkeletonRows, useText } from '@maidan/ui'
import type { ReactNode } from 'react'
import { usePlayerExchange } from '../../../features/players/queries.ts'
import type { PlayerExchange } from '../../../features/players/queries.ts'
import { DataTable } from '../../../parts/tables/data-table.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { QueryView } from '../../../parts/notes/query-view.tsx'
import { Scroller } from '../../../parts/tables/scroller.tsx'
import { useBetColumns } from './bet-columns.tsx'
import { useExposureColumns, useMarketColumns } from './market-columns.tsx'

/** What the player does on the exchange: what is open, what it may cost, and what it has brought. */
export function ExchangeTab({ playerId }: { playerId: string }) {
  const exchange = usePlayerExchange(playerId)
  return (
    <QueryView
      query={exchange}
      skeleton={
        <div className="p-4">
          <SkeletonRows count={6} rowClass="h-16" />
        </div>
      }
    >
      {(data) => <Tables data={data} />}
    </QueryView>
  )
}

function Tables({ data }: { data: PlayerExchange }) {
  const t = useText(playersText)
  const betColumns = useBetColumns()
  const exposureColumns = useExposureColumns()
  const marketColumns = useMarketColumns()
  const idOf = ({ market_id }: { market_id: string }) => market_id
  const betIdOf = ({ bet_id }: { bet_id: string }) => bet_id
  return (
    <div className="flex flex-col gap-4 p-4">
      <Part empty={t('noOpenBets')} rows={data.open_bets} title={t('openBets')}>
        <DataTable
          columns={betColumns}
          label={t('openBets')}
          rowId={betIdOf}
          rows={data.open_bets}
        />
      </Part>
      <Part empty={t('noExposure')} rows={data.exposure} title={t('exposure')}>
        <DataTable
          columns={exposureColumns}
          label={t('exposure')}
          rowId={idOf}
          rows={data.exposure}
        />
      </Part>
      <Part empty={t('noSettledMarkets')} rows={data.markets} title={t('settledMarkets')}>
        <DataTable
          columns={marketColumns}
          label={t('settledMarkets')}
          rowId={idOf}
          rows={data.markets}
        />
      </Part>
      <Part empty={t('noSettledBets')} rows={data.settled_bets} title={t('settledBets')}>
        <DataTable
          columns={betColumns}
          label={t('settledBets')}
          rowId={betIdOf}
          rows={data.settled_bets}
        />
      </Part>
    </div>
  )
}

type PartProps = { title: string; rows: readonly unknown[]; empty: string; children: ReactNode }

function Part({ title, rows, empty, children }: PartProps) {
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <Scroller className="-mx-4" label={title}>
          {children}
        </Scroller>
      )}
    </Panel>
  )
}
