import { staffText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { type Member, useRecover } from '../../features/staff/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReasonForm } from './use-reason-form.ts'

/** Asks a second person to let a member enrol anew. */
export function RecoverDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText(staffText)
  const recover = useRecover(member.id)
  const form = useReasonForm(recover.error)
  const name = member.username
  const ask = (reason: string) =>
    recover.mutate(
      { reason },
      {
        onSuccess: () => {
          showToast(t('asked'), 'good')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={recover.isPending}
      confirm={t('doAsk')}
      onClose={onClose}
      onConfirm={form.onSubmit(ask)}
      title={t('askRecover', { name })}
    >
      <p className="text-sm text-quiet">{t('recoverMeans', { name })}</p>
      <Field {...form.field} />
      <RefusalNote error={recover.error} fields={['reason']} />
    </AskDialog>
  )
}
