import { methodsText } from '@maidan/locales'
import { AmountField, Field, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useAskMethodTerms } from '../../features/methods/queries.ts'
import type { Method } from '../../features/methods/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { reasonLengthMax } from '../../parts/use-reason.ts'

type Terms = NonNullable<Method['terms']>
type Props = { method: Method; terms: Terms; onClose: () => void }

const amounts = ['deposit_day_max', 'withdrawal_day_max', 'fee_fixed', 'fee_percent'] as const

/** Asks a second person for other day limits of a method and another fee, with the reason. */
export function TermsDialog({ method, terms, onClose }: Props) {
  const t = useText(methodsText)
  const language = useLanguage()
  const ask = useAskMethodTerms(method.id)
  const form = useFields(
    {
      deposit_day_max: terms.deposit_day_max ?? '',
      withdrawal_day_max: terms.withdrawal_day_max ?? '',
      fee_fixed: terms.fee_fixed,
      fee_percent: terms.fee_percent,
      reason: '',
    },
    ({ reason }) => ({ reason: reason.trim() === '' ? t('reasonMissing') : undefined }),
  )
  const shown = amounts.filter((name) => method.withdraws || name === 'deposit_day_max')
  const send = form.onSubmit((typed) =>
    ask.mutate(typed, {
      onSuccess: () => {
        showToast(t('done_terms', { method: method.name }), 'good')
        onClose()
      },
    }),
  )
  return (
    <AskDialog
      busy={ask.isPending}
      confirm={t('confirm_open')}
      onClose={onClose}
      onConfirm={send}
      title={t('ask_terms', { method: method.name })}
    >
      <Note icon={UsersRound} tone="info">
        {t('termsNote')}
      </Note>
      {shown.map((name) => (
        <AmountField
          currency={method.currency}
          hint={t(`hint_${name}`)}
          key={name}
          label={t(`field_${name}`)}
          {...(name === 'fee_percent' && { sign: '%' })}
          {...form.field(name, fieldFailure(ask.error, name, language))}
        />
      ))}
      <Field
        autoComplete="off"
        hint={t('reasonHint')}
        label={t('reason')}
        maxLength={reasonLengthMax}
        {...form.field('reason', fieldFailure(ask.error, 'reason', language))}
      />
      <RefusalNote
        error={ask.error}
        fields={[...amounts, 'reason']}
        words={{ STATE_CHANGED: t('termsSame') }}
      />
    </AskDialog>
  )
}
