import { sweepsText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { useEndSweep, type Sweep } from '../../../features/usdt/queries.ts'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'
import { useReason } from '../../../parts/use-reason.ts'

/** Says what ending a sweep means, and takes the reason that stays with it. */
export function EndDialog({ sweep, onClose }: { sweep: Sweep; onClose: () => void }) {
  const t = useText(sweepsText)
  const act = useEndSweep(sweep.id)
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const send = (reason: string) =>
    act.mutate(reason, {
      onSuccess: () => {
        showToast(t('ended'), 'good')
        onClose()
      },
    })
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('end')}
      danger
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={t('endTitle', { id: sweep.id })}
    >
      <p className="text-sm text-quiet">{t('endMeans')}</p>
      <Field {...form.field} />
      <RefusalNote
        error={act.error}
        fields={['reason']}
        words={{ STATE_CHANGED: t('changed'), NOT_FOUND: t('noSuchSweep') }}
      />
    </AskDialog>
  )
}
