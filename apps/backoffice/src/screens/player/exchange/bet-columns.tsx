import { playersText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useMemo } from 'react'
import type { PlayerExchange } from '../../../features/players/queries.ts'
import { Taka } from '../../../features/markets/taka.tsx'
import type { Column } from '../../../parts/tables/data-table.tsx'
import { SideMark } from '../../../parts/exchange/side-mark.tsx'
import { Twice } from '../../../parts/facts/twice.tsx'
import { When } from '../../../parts/facts/when.tsx'

type Bet = PlayerExchange['open_bets'][number]

/** One bet a line; what it brought stands there once it is settled. */
export function useBetColumns(): Column<Bet>[] {
  const t = useText(playersText)
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('placedZone'),
        cell: ({ row }) => <When at={row.original.placed_at} className="text-quiet" />,
      },
      {
        id: 'market',
        header: t('market'),
        cell: ({ row }) => (
          <Twice below={row.original.market_name}>{row.original.event_name}</Twice>
        ),
      },
      { id: 'bet', header: t('selection'), cell: ({ row }) => <Terms bet={row.original} /> },
      {
        id: 'stake',
        header: t('stake'),
        cell: ({ row }) => <Taka amount={row.original.stake} />,
        meta: { className: 'text-right!' },
      },
      {
        id: 'matched',
        header: t('matched'),
        cell: ({ row }) => <Taka amount={row.original.matched} />,
        meta: { className: 'text-right!' },
      },
      {
        id: 'net',
        header: t('net'),
        cell: ({ row }) => <Net bet={row.original} />,
        meta: { className: 'text-right!' },
      },
    ],
    [t],
  )
}

function Terms({ bet }: { bet: Bet }) {
  const on = bet.selection_name === '' ? bet.run : bet.selection_name
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <SideMark side={bet.side} />
      {on} <span className="tabular text-quiet">{bet.odds}</span>
    </span>
  )
}

function Net({ bet }: { bet: Bet }) {
  const t = useText(playersText)
  if (bet.result === null || bet.net === null) return <span className="text-quiet">–</span>
  return (
    <Twice below={t(`bet_${bet.result}`)}>
      <Taka amount={bet.net} signed />
    </Twice>
  )
}
