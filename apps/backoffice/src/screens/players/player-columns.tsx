import type { playersText, Translate } from '@maidan/locales'
import type { PlayerLine } from '../../features/players/queries.ts'
import { AccountStatus } from '../../features/players/account-status.tsx'
import { VerifiedMark } from '../../features/players/verified-mark.tsx'
import type { Column } from '../../parts/tables/data-table.tsx'
import { Money } from '../../parts/facts/money.tsx'
import { PlayerLink } from '../../parts/facts/player-link.tsx'
import { When } from '../../parts/facts/when.tsx'

export function playerColumns(t: Translate<typeof playersText.en>): Column<PlayerLine>[] {
  return [
    {
      id: 'username',
      header: t('username'),
      cell: ({ row }) => <PlayerLink id={row.original.id} username={row.original.username} />,
    },
    { id: 'name', header: t('name'), cell: ({ row }) => row.original.name },
    {
      id: 'phone',
      header: t('phone'),
      cell: ({ row }) => (
        <span className="tabular flex items-center gap-1.5 whitespace-nowrap">
          {row.original.phone}
          {row.original.phone !== '' && <VerifiedMark verified={row.original.phone_verified} />}
        </span>
      ),
    },
    {
      id: 'balance',
      header: t('balance'),
      cell: ({ row }) => (
        <Money
          amount={row.original.balance}
          className="font-semibold"
          currency={row.original.currency}
        />
      ),
      meta: { className: 'text-right!' },
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ row }) => <AccountStatus status={row.original.status} />,
    },
    {
      id: 'created',
      header: t('joinedZone'),
      cell: ({ row }) => <When at={row.original.created_at} className="text-quiet" />,
    },
  ]
}
