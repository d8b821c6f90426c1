import { receivingText } from '@maidan/locales'
import { AmountField, Field, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useSetReceivingCaps, type ReceivingAccount } from '../../features/receiving/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { reasonLengthMax } from '../../parts/use-reason.ts'

type Props = { account: ReceivingAccount; onClose: () => void }

const caps = ['day_cap', 'month_cap'] as const

/** Sets what an account may take in a day and a month, with the reason. */
export function CapsDialog({ account, onClose }: Props) {
  const t = useText(receivingText)
  const language = useLanguage()
  const set = useSetReceivingCaps(account.id)
  const slots = { account: `${account.method} ${account.account_number}` }
  const form = useFields(
    { day_cap: account.day_cap, month_cap: account.month_cap, reason: '' },
    ({ reason }) => ({ reason: reason.trim() === '' ? t('reasonMissing') : undefined }),
  )
  const send = form.onSubmit((typed) =>
    set.mutate(typed, {
      onSuccess: ({ approval_id }) => {
        showToast(t(approval_id === null ? 'done_caps' : 'asked_caps', slots), 'good')
        onClose()
      },
    }),
  )
  return (
    <AskDialog
      busy={set.isPending}
      confirm={t('confirm_caps')}
      onClose={onClose}
      onConfirm={send}
      title={t('ask_caps', slots)}
    >
      <Note icon={UsersRound} tone="info">
        {t('capsNote')}
      </Note>
      {caps.map((name) => (
        <AmountField
          currency={account.currency}
          hint={t(`hint_${name}`)}
          key={name}
          label={t(`field_${name}`)}
          {...form.field(name, fieldFailure(set.error, name, language))}
        />
      ))}
      <p className="text-xs text-quiet">{t('numberStays')}</p>
      <Field
        autoComplete="off"
        hint={t('reasonHint')}
        label={t('reason')}
        maxLength={reasonLengthMax}
        {...form.field('reason', fieldFailure(set.error, 'reason', language))}
      />
      <RefusalNote
        error={set.error}
        fields={[...caps, 'reason']}
        words={{ STATE_CHANGED: t('capsSame') }}
      />
    </AskDialog>
  )
}
