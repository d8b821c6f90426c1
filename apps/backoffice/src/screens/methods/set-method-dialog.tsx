import { methodsText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useSetMethod } from '../../features/methods/queries.ts'
import type { Method } from '../../features/methods/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'

type Props = { method: Method; onClose: () => void }

/** Stops a method, or asks for the second person who may open it again; with the reason. */
export function SetMethodDialog({ method, onClose }: Props) {
  const t = useText(methodsText)
  const act = useSetMethod(method.id)
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const wish = method.status === 'active' ? 'stop' : 'open'
  const slots = { method: method.name }
  const send = (reason: string) =>
    act.mutate(
      { status: wish === 'stop' ? 'inactive' : 'active', reason },
      {
        onSuccess: () => {
          showToast(t(`done_${wish}`, slots), 'good')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t(wish === 'stop' ? 'stop' : 'confirm_open')}
      danger={wish === 'stop'}
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={t(`ask_${wish}`, slots)}
    >
      <p className="text-sm text-quiet">{t(`means_${wish}`)}</p>
      <Note icon={UsersRound} tone="info">
        {t(`${wish}Note`)}
      </Note>
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} words={{ STATE_CHANGED: t('changed') }} />
    </AskDialog>
  )
}
