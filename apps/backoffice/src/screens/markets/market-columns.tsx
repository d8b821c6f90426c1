import type { marketsText, Translate } from '@maidan/locales'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import type { MarketBrief } from '../../features/markets/market.ts'
import { MarketKind } from '../../features/markets/market-kind.tsx'
import { DueAge, MarketResult } from '../../features/markets/market-result.tsx'
import { MarketStatus, RequestMark } from '../../features/markets/market-status.tsx'
import { Taka } from '../../features/markets/taka.tsx'
import type { Column } from '../../parts/tables/data-table.tsx'

type T = Translate<typeof marketsText.en>

const figure = { className: 'text-right!' }

/** The columns of the list; every figure is aligned by its last digit. */
export function marketColumns(t: T): Column<MarketBrief>[] {
  return [
    {
      id: 'market',
      header: t('eventAndMarket'),
      cell: ({ row }) => <MarketName market={row.original} />,
      meta: { className: 'w-full max-w-0' },
    },
    {
      id: 'kind',
      header: t('kind'),
      cell: ({ row }) => <MarketKind market={row.original} />,
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ row }) => (
        <span className="flex items-center gap-1 *:flex-nowrap">
          <MarketStatus market={row.original} />
          <RequestMark market={row.original} />
        </span>
      ),
    },
    ...figureColumns(t),
    {
      id: 'result',
      header: t('resultAndAge'),
      cell: ({ row }) => (
        <span className="flex max-w-40 flex-col leading-4 whitespace-nowrap">
          <span className="truncate" title={row.original.result ?? ''}>
            <MarketResult market={row.original} />
          </span>
          <DueAge className="text-xs leading-3.5" market={row.original} />
        </span>
      ),
    },
  ]
}

function figureColumns(t: T): Column<MarketBrief>[] {
  return [
    {
      id: 'openBets',
      header: t('openBets'),
      cell: ({ row }) => <span className="tabular">{row.original.open_bets}</span>,
      meta: { className: 'text-right! hidden @6xl:table-cell' },
    },
    {
      id: 'players',
      header: t('players'),
      cell: ({ row }) => <span className="tabular">{row.original.players}</span>,
      meta: { className: 'text-right! hidden @6xl:table-cell' },
    },
    {
      id: 'matched',
      header: t('matched'),
      cell: ({ row }) => <Taka amount={row.original.matched} />,
      meta: figure,
    },
    {
      id: 'held',
      header: t('held'),
      cell: ({ row }) => <Taka amount={row.original.held} />,
      meta: figure,
    },
    {
      id: 'houseRisk',
      header: () => <span title={t('houseRiskHint')}>{t('houseRisk')}</span>,
      cell: ({ row }) => <Taka amount={row.original.house_risk} className="font-semibold" />,
      meta: figure,
    },
  ]
}

function MarketName({ market }: { market: MarketBrief }) {
  return (
    <Link
      className="group flex flex-col leading-4"
      search={{ code: market.code }}
      title={market.code}
      to={paths.market}
    >
      <span className="truncate leading-4.5 font-medium group-hover:underline">
        {market.event_name}
      </span>
      <span className="truncate text-xs leading-3.5 text-quiet">{market.name}</span>
    </Link>
  )
}
