import { approvalsText } from '@maidan/locales'
import { Field, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import type { ReactNode } from 'react'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useDecideApproval } from './acts.ts'
import type { Approval, Decision } from './approval.ts'

type Props = {
  approval: Approval
  decision: Decision
  onClose: () => void
  /** What it is about, in a few words. */
  children: ReactNode
}

const noteLengthMax = 300

/** Asks once more, with room for a note, before a decision counts. A refusal needs the note. */
export function DecideDialog({ approval, decision, onClose, children }: Props) {
  const t = useText(approvalsText)
  const language = useLanguage()
  const name = approval.asked_by
  const act = useDecideApproval(approval.id, (decided) => {
    showToast(t(`done_${decided}`, { name }), 'good')
    onClose()
  })
  const form = useFields({ note: '' }, ({ note }) => ({
    note: decision === 'agree' || note.trim() !== '' ? undefined : t('noteMissing'),
  }))
  const decide = form.onSubmit(({ note }) => act.mutate({ decision, note: note.trim() }))
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t(decision)}
      danger={decision !== 'agree'}
      onClose={onClose}
      onConfirm={decide}
      title={t(`ask_${decision}`)}
    >
      <div className="flex flex-col gap-1 text-sm">
        {children}
        <span className="text-quiet">
          {t('askedBy', { name })}: {approval.why}
        </span>
      </div>
      {decision !== 'withdraw' && (
        <Field
          autoComplete="off"
          hint={t('noteHint')}
          label={t('note')}
          maxLength={noteLengthMax}
          {...form.field('note', fieldFailure(act.error, 'note', language))}
        />
      )}
      <p className="text-sm text-quiet">{t(`means_${decision}`, { name })}</p>
      <RefusalNote
        error={act.error}
        fields={['note']}
        words={{ SECOND_PERSON_NEEDED: t('youAsked') }}
      />
    </AskDialog>
  )
}
