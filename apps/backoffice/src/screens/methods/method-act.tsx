import { methodsText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import type { Method } from '../../features/methods/queries.ts'

type Props = { method: Method; onAct: (method: Method) => void; className?: string }

/** The one thing that can be done with a method now: stop it, open it again, or look at the request. */
export function MethodAct({ method, onAct, className }: Props) {
  const t = useText(methodsText)
  if (method.approval_id !== null)
    return (
      <Link
        className="inline-flex min-h-11 items-center lg:min-h-9 whitespace-nowrap"
        to={paths.approvals}
      >
        <Badge tone="waiting">{t('waits')}</Badge>
      </Link>
    )
  const act = method.status === 'active' ? 'stop' : 'open'
  return (
    <Button
      aria-label={t(`${act}What`, { method: method.name })}
      look={act === 'stop' ? 'danger' : 'secondary'}
      onClick={() => onAct(method)}
      size="small"
      {...(className !== undefined && { className })}
    >
      {t(act)}
    </Button>
  )
}
