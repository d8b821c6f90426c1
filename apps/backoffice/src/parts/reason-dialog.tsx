import { Field, showToast } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AskDialog } from './ask-dialog.tsx'
import { Note } from './notes/note.tsx'
import { RefusalNote } from './notes/refusal-note.tsx'
import { useReason } from './use-reason.ts'

type Words = {
  title: string
  /** What the act means for whom it is done to. */
  means: string
  /** How many people it takes, where that is not the same both ways. */
  people?: string
  confirm: string
  done: string
  reason: string
  reasonHint: string
  reasonMissing: string
}

type Props = {
  act: Pick<UseMutationResult<unknown, Error, string>, 'error' | 'isPending' | 'mutate'>
  words: Words
  /** The desk's own words for refusals whose text is written for players. */
  refusals: Readonly<Record<string, string>>
  danger?: boolean
  onClose: () => void
}

/** Says what an act means and takes the reason that stays with it; all that such an act asks for. */
export function ReasonDialog({ act, words, refusals, danger = false, onClose }: Props): ReactNode {
  const form = useReason(act.error, {
    label: words.reason,
    hint: words.reasonHint,
    missing: words.reasonMissing,
  })
  const send = (reason: string) =>
    act.mutate(reason, {
      onSuccess: () => {
        showToast(words.done, 'good')
        onClose()
      },
    })
  return (
    <AskDialog
      busy={act.isPending}
      confirm={words.confirm}
      danger={danger}
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={words.title}
    >
      <p className="text-sm text-quiet">{words.means}</p>
      {words.people !== undefined && (
        <Note icon={UsersRound} tone="info">
          {words.people}
        </Note>
      )}
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} words={refusals} />
    </AskDialog>
  )
}
