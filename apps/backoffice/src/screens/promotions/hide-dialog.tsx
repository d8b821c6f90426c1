import { promotionDeskText } from '@maidan/locales'
import { Field, showToast, useLanguage, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { draftOf, textOf } from '../../features/promotions/draft.ts'
import { useChangePromotion, type Promotion } from '../../features/promotions/queries.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'

type Props = { promotion: Promotion; onClose: () => void }

/** Hides a promotion at once, with the reason. */
export function HideDialog({ promotion, onClose }: Props) {
  const t = useText(promotionDeskText)
  const act = useChangePromotion()
  const { name } = textOf(promotion, useLanguage())
  const form = useReason(act.error, {
    label: t('reason'),
    hint: t('reasonHint'),
    missing: t('reasonMissing'),
  })
  const send = (reason: string) =>
    act.mutate(
      { ...draftOf(promotion), status: 'active', reason },
      {
        onSuccess: () => {
          showToast(t('hidden', { name }), 'good')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('hide')}
      danger
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={t('hideTitle', { name })}
    >
      <p className="text-sm text-quiet">
        {t(promotion.kind === 'mission' ? 'hideMeansMission' : 'hideMeans')}
      </p>
      <Note icon={UsersRound} tone="info">
        {t('hideNote')}
      </Note>
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} words={{ STATE_CHANGED: t('changed') }} />
    </AskDialog>
  )
}
