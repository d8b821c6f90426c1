import { ApiFailure } from '@maidan/client'
import { vipDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { useChangeVip } from '../../features/vip/queries.ts'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'

type Act = ReturnType<typeof useChangeVip>
type Props = { act: Act; onClose: () => void; onSent: () => void }

/** Asks for the reason; a field of the form that is refused says so once this is closed. */
export function ChangeDialog({ act, onClose, onSent }: Props) {
  const t = useText(vipDeskText)
  const mutate: Act['mutate'] = (reason, options) =>
    act.mutate(reason, {
      onSuccess: (...all) => {
        onSent()
        options?.onSuccess?.(...all)
      },
      onError: (error) => {
        if (error instanceof ApiFailure && error.errors && !error.errors['reason']) onClose()
      },
    })
  return (
    <ReasonDialog
      act={{ error: act.error, isPending: act.isPending, mutate }}
      onClose={onClose}
      refusals={{ STATE_CHANGED: t('changed') }}
      words={{
        title: t('askTitle'),
        means: t('askMeans'),
        confirm: t('ask'),
        done: t('sent'),
        reason: t('reason'),
        reasonHint: t('reasonHint'),
        reasonMissing: t('reasonMissing'),
      }}
    />
  )
}
