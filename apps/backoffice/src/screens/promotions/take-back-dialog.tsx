import { promotionDeskText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { useCancelFreeRounds, type FreeRounds } from '../../features/promotions/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'

type Props = { grant: FreeRounds; onClose: () => void }

/** Takes back what a player has not begun of their free rounds, with the reason. */
export function TakeBackDialog({ grant: { id, player, left }, onClose }: Props) {
  const t = useText(promotionDeskText)
  const act = useCancelFreeRounds(id)
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('takeBackReasonHint'),
    missing: t('reasonMissing'),
  })
  const send = (reason: string) =>
    act.mutate(reason, {
      onSuccess: () => {
        showToast(t('takenBack', { player }), 'good')
        onClose()
      },
    })
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('takeBack')}
      danger
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={t('takeBackTitle', { player })}
    >
      <p className="text-sm text-quiet">{t('takeBackMeans', { left })}</p>
      <Field {...form.field} />
      <RefusalNote
        error={act.error}
        fields={['reason']}
        words={{ STATE_CHANGED: t('takeBackGone') }}
      />
    </AskDialog>
  )
}
