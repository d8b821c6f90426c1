import { staffText } from '@maidan/locales'
import { Badge, Button, EmptyState, siteTime, useText } from '@maidan/ui'

type Session = {
  id: number
  ip: string
  agent: string
  created_at: string
  last_seen_at: string
  own: boolean
}

type Props = {
  sessions: readonly Session[]
  /** The session that is being ended. */
  busyId?: number | undefined
  /** Left out where the reader may only look. */
  onEnd?: ((id: number) => void) | undefined
}

/** Open sessions of staff, each with the button that ends it. */
export function SessionList({ sessions, busyId, onEnd }: Props) {
  const t = useText(staffText)
  if (sessions.length === 0) return <EmptyState title={t('noSessions')} />
  return (
    <ul className="divide-y divide-field-800 text-sm">
      {sessions.map((session) => (
        <li className="flex min-h-12 items-center gap-3 py-2" key={session.id}>
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2">
              <span className="tabular">{session.ip}</span>
              {session.own && <Badge tone="info">{t('thisSession')}</Badge>}
            </p>
            <p className="text-xs text-quiet">
              {t('since', { time: siteTime(session.created_at) })}
            </p>
            <p className="truncate text-xs text-quiet" title={session.agent}>
              {session.agent}
            </p>
          </div>
          {onEnd && !session.own && (
            <Button
              busy={busyId === session.id}
              look="danger"
              onClick={() => onEnd(session.id)}
              size="small"
            >
              {t('endSession')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
