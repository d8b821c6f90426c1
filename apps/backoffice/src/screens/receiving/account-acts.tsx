import { receivingText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import type { ReceivingAccount } from '../../features/receiving/queries.ts'
import type { Open } from './open-dialog.tsx'

type Props = { account: ReceivingAccount; onOpen: ((open: Open) => void) | undefined }

/** What can be done with an account now; what waits for a second person leads to the request. */
export function AccountActs({ account, onOpen }: Props) {
  const t = useText(receivingText)
  const { approval_id, caps_approval_id, status } = account
  const act = status === 'active' ? 'close' : 'open'
  const name = { account: `${account.method} ${account.account_number}` }
  const waits = approval_id !== null || caps_approval_id !== null
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-2 empty:hidden lg:col-span-1 lg:justify-end">
      {waits && (
        <Link className="inline-flex min-h-11 items-center lg:min-h-9" to={paths.approvals}>
          <Badge tone="waiting">{t('waits')}</Badge>
        </Link>
      )}
      {onOpen && caps_approval_id === null && (
        <Button
          aria-label={t('changeCapsOf', name)}
          className="max-lg:h-11"
          look="secondary"
          onClick={() => onOpen({ kind: 'caps', account })}
          size="small"
        >
          {t('changeCaps')}
        </Button>
      )}
      {onOpen && approval_id === null && (
        <Button
          aria-label={t(`${act}Of`, name)}
          className="max-lg:h-11"
          look={act === 'close' ? 'danger' : 'secondary'}
          onClick={() => onOpen({ kind: 'set', account })}
          size="small"
        >
          {t(act)}
        </Button>
      )}
    </div>
  )
}
