import { playersText } from '@maidan/locales'
import { Badge, EmptyState, useText } from '@maidan/ui'
import { useMemo } from 'react'
import type { PlayerRecord } from '../../features/players/queries.ts'
import { CopyValue } from '../../parts/facts/copy-value.tsx'
import { DataTable } from '../../parts/tables/data-table.tsx'
import type { Column } from '../../parts/tables/data-table.tsx'
import { When } from '../../parts/facts/when.tsx'

type Session = PlayerRecord['sessions'][number]

/** Where and with what the player has logged in lately. */
export function SessionsTab({ sessions }: { sessions: Session[] }) {
  const t = useText(playersText)
  const columns = useSessionColumns()
  if (sessions.length === 0) return <EmptyState title={t('noSessions')} />
  return (
    <DataTable
      columns={columns}
      label={t('tab_sessions')}
      rowId={({ created_at, ip }) => `${created_at} ${ip}`}
      rows={sessions}
    />
  )
}

function useSessionColumns(): Column<Session>[] {
  const t = useText(playersText)
  return useMemo(
    () => [
      {
        id: 'state',
        header: t('sessionState'),
        cell: ({ row }) => (
          <Badge tone={row.original.ended ? 'neutral' : 'good'}>
            {t(row.original.ended ? 'sessionEnded' : 'sessionOpen')}
          </Badge>
        ),
      },
      {
        id: 'seen',
        header: t('lastSeenZone'),
        cell: ({ row }) => <When at={row.original.last_seen_at} />,
      },
      {
        id: 'began',
        header: t('beganZone'),
        cell: ({ row }) => <When at={row.original.created_at} className="text-quiet" />,
        meta: { className: 'max-md:hidden' },
      },
      {
        id: 'ip',
        header: t('ip'),
        cell: ({ row }) => (
          <span className="tabular flex items-center">
            {row.original.ip}
            <CopyValue value={row.original.ip} what={t('ip')} />
          </span>
        ),
      },
      {
        id: 'agent',
        header: t('device'),
        cell: ({ row }) => (
          <span className="line-clamp-1 text-quiet" title={row.original.agent}>
            {row.original.agent}
          </span>
        ),
        meta: { className: 'w-full max-md:hidden' },
      },
    ],
    [t],
  )
}
