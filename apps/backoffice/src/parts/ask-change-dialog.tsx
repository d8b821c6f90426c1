import { ApiFailure } from '@maidan/client'
import { Field, showToast } from '@maidan/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import { AskDialog } from './ask-dialog.tsx'
import { RefusalNote } from './notes/refusal-note.tsx'
import { useReason } from './use-reason.ts'

type Words = Record<
  'askTitle' | 'askMeans' | 'ask' | 'reason' | 'reasonHint' | 'reasonMissing' | 'sent' | 'changed',
  string
>

type Props<Draft, Answer> = {
  draft: Draft
  act: UseMutationResult<Answer, Error, Draft & { reason: string }>
  words: Words
  onClose: () => void
  onSent: () => void
}

/** Asks for the reason of a change that a second person decides on; a field of the form that is refused says so once this is closed. */
export function AskChangeDialog<Draft extends object, Answer>(props: Props<Draft, Answer>) {
  const { draft, act, words, onClose, onSent } = props
  const { reason: label, reasonHint: hint, reasonMissing: missing } = words
  const form = useReason(act.error, { label, hint, missing })
  const send = (reason: string) =>
    act.mutate(
      { ...draft, reason },
      {
        onSuccess: () => {
          showToast(words.sent, 'good')
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
      confirm={words.ask}
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={words.askTitle}
    >
      <p className="text-sm text-quiet">{words.askMeans}</p>
      <Field {...form.field} />
      <RefusalNote error={act.error} fields={['reason']} words={{ STATE_CHANGED: words.changed }} />
    </AskDialog>
  )
}

/** Its words, in a language, of an area that has them all. */
export function askWords(t: (key: keyof Words) => string): Words {
  return {
    askTitle: t('askTitle'),
    askMeans: t('askMeans'),
    ask: t('ask'),
    reason: t('reason'),
    reasonHint: t('reasonHint'),
    reasonMissing: t('reasonMissing'),
    sent: t('sent'),
    changed: t('changed'),
  }
}
