import { proofsText } from '@maidan/locales'
import { Field, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useKnowBreak, type Break } from '../../features/proofs/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Fact, Facts } from '../../parts/facts/facts.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { reasonLengthMax } from '../../parts/use-reason.ts'

/** Asks a second admin to agree that the cause of a line is known. */
export function KnowDialog({ line, onClose }: { line: Break; onClose: () => void }) {
  const t = useText(proofsText)
  const language = useLanguage()
  const act = useKnowBreak()
  const form = useFields({ note: '' }, ({ note }) => ({
    note: note.trim() === '' ? t('noteMissing') : undefined,
  }))
  const { rule, subject, expected, booked } = line
  const ask = form.onSubmit(({ note }) =>
    act.mutate(
      { rule, subject, expected, booked, note: note.trim() },
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
      title={t('markTitle')}
    >
      <Facts>
        <Fact name={t('rule')}>{t(`rule_${rule}`)}</Fact>
        <Fact name={t('subject')}>{subject}</Fact>
        <Fact name={t('expected')}>{expected}</Fact>
        <Fact name={t('booked')}>{booked}</Fact>
      </Facts>
      <Note icon={UsersRound} tone="info">
        {t('markMeans')}
      </Note>
      <Field
        autoComplete="off"
        hint={t('noteHint')}
        label={t('note')}
        maxLength={reasonLengthMax}
        {...form.field('note', fieldFailure(act.error, 'note', language))}
      />
      <RefusalNote error={act.error} fields={['note']} words={{ STATE_CHANGED: t('changed') }} />
    </AskDialog>
  )
}
