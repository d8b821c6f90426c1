import { unallocatedText } from '@maidan/locales'
import { Field, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useAskUse, type Money as Sum } from '../../features/unallocated/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { reasonLengthMax } from '../../parts/use-reason.ts'

const usernameLengthMax = 64

/** Asks a second person to credit a sum to a player. */
export function GiveDialog({ sum, onClose }: { sum: Sum; onClose: () => void }) {
  const t = useText(unallocatedText)
  const language = useLanguage()
  const act = useAskUse(sum.id)
  const form = useFields({ username: '', reason: '' }, (typed) => ({
    username: typed.username.trim() === '' ? t('usernameMissing') : undefined,
    reason: typed.reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const ask = form.onSubmit(({ username, reason }) =>
    act.mutate(
      { use: 'give', username: username.trim(), reason: reason.trim() },
      {
        onSuccess: () => {
          showToast(t('asked'), 'good')
          onClose()
        },
      },
    ),
  )
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('ask')}
      onClose={onClose}
      onConfirm={ask}
      title={t('giveTitle', { amount: `${sum.amount} ${sum.currency}` })}
    >
      <Note icon={UsersRound} tone="info">
        {t('giveMeans')}
      </Note>
      <Field
        autoCapitalize="none"
        autoComplete="off"
        hint={t('usernameHint')}
        label={t('username')}
        maxLength={usernameLengthMax}
        {...form.field('username', fieldFailure(act.error, 'username', language))}
      />
      <Field
        autoComplete="off"
        hint={t('evidenceHint')}
        label={t('evidence')}
        maxLength={reasonLengthMax}
        {...form.field('reason', fieldFailure(act.error, 'reason', language))}
      />
      <RefusalNote
        error={act.error}
        fields={['username', 'reason']}
        words={{ STATE_CHANGED: t('changed') }}
      />
    </AskDialog>
  )
}
