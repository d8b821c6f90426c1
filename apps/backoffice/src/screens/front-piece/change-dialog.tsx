import { ApiFailure } from '@maidan/client'
import { frontDeskText } from '@maidan/locales'
import { Field, showToast, useText } from '@maidan/ui'
import type { Draft } from '../../features/front/draft.ts'
import type { useChangeFront } from '../../features/front/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'

type Props = {
  draft: Draft
  act: ReturnType<typeof useChangeFront>
  onClose: () => void
  onSent: () => void
}

/** Asks for the reason; a field of the form that is refused says so once this is closed. */
export function ChangeDialog({ draft, act, onClose, onSent }: Props) {
  const t = useText(frontDeskText)
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const send = (reason: string) =>
    act.mutate(
      { ...draft, reason },
      {
        onSuccess: () => {
          showToast(t('sent'), 'good')
          onSent()
          onClose()
        },
        onError: (error) => {
          if (error instanceof ApiFailure && error.errors && !error.errors['reason']) onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('ask')}
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={t('askTitle')}
    >
      <p className="text-sm text-quiet">{t('askMeans')}</p>
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} words={{ STATE_CHANGED: t('changed') }} />
    </AskDialog>
  )
}
