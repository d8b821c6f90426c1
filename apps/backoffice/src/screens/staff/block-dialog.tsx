import { staffText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { type Member, useBlockMember } from '../../features/staff/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReasonForm } from './use-reason-form.ts'

/** Blocks a member at once, or asks a second person to open them again. */
export function BlockDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useText(staffText)
  const blocked = member.status !== 'blocked'
  const block = useBlockMember(member.id)
  const form = useReasonForm(block.error)
  const name = member.username
  const act = (reason: string) =>
    block.mutate(
      { blocked, reason },
      {
        onSuccess: () => {
          showToast(blocked ? t('blockedNow', { name }) : t('asked'), 'good')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={block.isPending}
      confirm={t(blocked ? 'block' : 'doAsk')}
      danger={blocked}
      onClose={onClose}
      onConfirm={form.onSubmit(act)}
      title={t(blocked ? 'askBlock' : 'askOpen', { name })}
    >
      <p className="text-sm text-quiet">{t(blocked ? 'blockMeans' : 'openMeans')}</p>
      <Field {...form.field} />
      <RefusalNote error={block.error} fields={['reason']} />
    </AskDialog>
  )
}
