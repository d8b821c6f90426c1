import { roundsText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { useCloseDifference, type RoundDifference } from '../../../features/rounds/queries.ts'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'
import { useReason } from '../../../parts/use-reason.ts'

type Props = { difference: RoundDifference; onClose: () => void }

/** Says what closing a difference means, and takes the reason that stays with it. */
export function CloseDialog({ difference, onClose }: Props) {
  const t = useText(roundsText)
  const act = useCloseDifference(difference.id)
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const send = (reason: string) =>
    act.mutate(reason, {
      onSuccess: () => {
        showToast(t('closed'), 'good')
        onClose()
      },
    })
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('close')}
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={t('closeTitle', { round: difference.round_id })}
    >
      <p className="text-sm text-quiet">{t('closeMeans')}</p>
      <Field {...form.field} />
      <RefusalNote
        error={act.error}
        fields={['reason']}
        words={{ STATE_CHANGED: t('changed'), NOT_FOUND: t('gone') }}
      />
    </AskDialog>
  )
}
