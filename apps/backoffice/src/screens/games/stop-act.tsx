import { gameDeskText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import type { Stoppable } from '../../features/games/queries.ts'

type Props = { target: Stoppable; onAct: (target: Stoppable) => void }

/** The one thing that can be done with it now: stop it, open it again, or look at the request. */
export function StopAct({ target, onAct }: Props) {
  const t = useText(gameDeskText)
  if (target.approval_id !== null)
    return (
      <Link
        className="inline-flex min-h-11 items-center whitespace-nowrap lg:min-h-9"
        to={paths.approvals}
      >
        <Badge tone="waiting">{t('waits')}</Badge>
      </Link>
    )
  const act = target.status === 'active' ? 'stop' : 'open'
  return (
    <Button
      aria-label={t(`${act}What`, { name: target.name })}
      look={act === 'stop' ? 'danger' : 'secondary'}
      onClick={() => onAct(target)}
      size="small"
    >
      {t(act)}
    </Button>
  )
}
