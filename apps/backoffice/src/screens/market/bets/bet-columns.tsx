import type { marketsText, Translate } from '@maidan/locales'
import { siteTime, utcTime } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../app/paths.ts'
import type { MarketBet } from '../../../features/markets/market.ts'
import { Taka } from '../../../features/markets/taka.tsx'
import type { Column } from '../../../parts/tables/data-table.tsx'
import { Twice } from '../../../parts/facts/twice.tsx'
import { BetState } from './bet-state.tsx'
import { SideMark } from '../../../parts/exchange/side-mark.tsx'

type T = Translate<typeof marketsText.en>

/** The columns of the last bets; a narrow place stacks what belongs together. */
export function betColumns(t: T, { linked }: { linked: boolean }): Column<MarketBet>[] {
  return [
    {
      id: 'at',
      header: t('time'),
      cell: ({ row }) => <BetTime at={row.original.placed_at} />,
      meta: { className: 'hidden @lg:table-cell' },
    },
    {
      id: 'player',
      header: t('player'),
      cell: ({ row }) => <BetPlayer bet={row.original} linked={linked} />,
      meta: { className: '@max-lg:pl-4!' },
    },
    {
      id: 'bet',
      header: t('bet'),
      cell: ({ row }) => <BetTerms bet={row.original} t={t} />,
      meta: { className: 'w-full max-w-0' },
    },
    {
      id: 'stake',
      header: t('stake'),
      cell: ({ row: { original } }) => (
        <>
          <Taka amount={original.stake} className="font-semibold" />
          <span className="block leading-3.5 @lg:hidden">
            <BetState bet={original} />
          </span>
        </>
      ),
      meta: { className: 'text-right! leading-4 @max-lg:pr-4!' },
    },
    {
      id: 'matched',
      header: t('matchedAndState'),
      cell: ({ row: { original } }) => (
        <>
          <Taka amount={original.matched} />
          <span className="block leading-3.5">
            <BetState bet={original} />
          </span>
        </>
      ),
      meta: { className: 'text-right! leading-4 hidden @lg:table-cell' },
    },
  ]
}

/** The clock first, for most bets are of today. */
function BetTime({ at }: { at: string }) {
  const [day = '', clock = ''] = siteTime(at).split(' ')
  return (
    <time className="tabular" dateTime={at} title={utcTime(at)}>
      <Twice below={day}>{clock}</Twice>
    </time>
  )
}

function BetPlayer({ bet, linked }: { bet: MarketBet; linked: boolean }) {
  if (!linked) return <span className="font-medium">{bet.username}</span>
  return (
    <Link
      className="block max-w-24 truncate font-medium text-sky underline-offset-2 hover:underline"
      search={{ search: bet.username }}
      to={paths.players}
    >
      {bet.username}
    </Link>
  )
}

function BetTerms({ bet, t }: { bet: MarketBet; t: T }) {
  return (
    <span className="flex items-center gap-2">
      <SideMark side={bet.side} />
      <span className="flex min-w-0 flex-col leading-4">
        <span className="truncate leading-4.5" title={bet.selection}>
          {bet.selection}
        </span>
        <span className="tabular text-xs leading-3.5 whitespace-nowrap text-quiet">
          {bet.run !== null && `${t('run', { run: bet.run })} · `}
          {bet.odds}
        </span>
      </span>
    </span>
  )
}
