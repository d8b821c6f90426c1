import { playersText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useMemo } from 'react'
import type { PlayerExchange } from '../../../features/players/queries.ts'
import { Taka } from '../../../features/markets/taka.tsx'
import { useResultWords } from '../../../lib/use-result-words.ts'
import type { Column } from '../../../parts/tables/data-table.tsx'
import { Twice } from '../../../parts/facts/twice.tsx'
import { When } from '../../../parts/facts/when.tsx'

type Settled = PlayerExchange['markets'][number]
type Exposure = PlayerExchange['exposure'][number]

/** What each settled market brought; one settled anew says so. */
export function useMarketColumns(): Column<Settled>[] {
  const t = useText(playersText)
  const words = useResultWords()
  return useMemo(
    () => [
      {
        id: 'at',
        header: t('settledZone'),
        cell: ({ row }) => <When at={row.original.settled_at} className="text-quiet" />,
      },
      {
        id: 'market',
        header: t('market'),
        cell: ({ row: { original } }) => (
          <Twice
            below={`${original.market_name} · ${words(original.result)}${
              original.version > 1 ? ` · ${t('settledAnew')}` : ''
            }`}
          >
            {original.event_name}
          </Twice>
        ),
        meta: { className: 'w-full' },
      },
      {
        id: 'commission',
        header: t('commission'),
        cell: ({ row }) => <Taka amount={row.original.commission} />,
        meta: { className: 'text-right!' },
      },
      {
        id: 'net',
        header: t('net'),
        cell: ({ row }) => <Taka amount={row.original.net} className="font-semibold" signed />,
        meta: { className: 'text-right!' },
      },
    ],
    [t, words],
  )
}

/** What each open market may cost the player at worst. */
export function useExposureColumns(): Column<Exposure>[] {
  const t = useText(playersText)
  return useMemo(
    () => [
      {
        id: 'market',
        header: t('market'),
        cell: ({ row }) => (
          <Twice below={row.original.market_name}>{row.original.event_name}</Twice>
        ),
        meta: { className: 'w-full' },
      },
      {
        id: 'worst',
        header: t('atWorst'),
        cell: ({ row }) => <Taka amount={row.original.liability} className="font-semibold" />,
        meta: { className: 'text-right!' },
      },
    ],
    [t],
  )
}
