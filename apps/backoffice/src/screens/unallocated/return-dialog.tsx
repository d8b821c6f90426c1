import { unallocatedText } from '@maidan/locales'
import { Field, showToast, useFields, useLanguage, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useAskUse, type Money as Sum } from '../../features/unallocated/queries.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { reasonLengthMax } from '../../parts/use-reason.ts'

const trxIdLengthMax = 32

/** Asks a second person to agree that a sum has gone back to its sender. */
export function ReturnDialog({ sum, onClose }: { sum: Sum; onClose: () => void }) {
  const t = useText(unallocatedText)
  const language = useLanguage()
  const act = useAskUse(sum.id)
  const form = useFields({ trxId: '', reason: '' }, (typed) => ({
    trxId: typed.trxId.trim() === '' ? t('returnTrxIdMissing') : undefined,
    reason: typed.reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const ask = form.onSubmit(({ trxId, reason }) =>
    act.mutate(
      { use: 'return', return_trx_id: trxId.trim(), reason: reason.trim() },
      {
        onSuccess: () => {
          showToast(t('asked'), 'good')
          onClose()
        },
      },
    ),
  )
  const { sender } = sum
  return (
    <AskDialog
      busy={act.isPending}
      confirm={t('ask')}
      onClose={onClose}
      onConfirm={ask}
      title={t('returnTitle', { amount: `${sum.amount} ${sum.currency}` })}
    >
      <Note icon={UsersRound} tone="info">
        {sender === '' ? t('returnMeansNoSender') : t('returnMeans', { sender })}
      </Note>
      <Field
        autoCapitalize="characters"
        autoComplete="off"
        hint={t('returnTrxIdHint')}
        label={t('returnTrxId')}
        maxLength={trxIdLengthMax}
        {...form.field('trxId', fieldFailure(act.error, 'return_trx_id', language))}
      />
      <Field
        autoComplete="off"
        hint={t('reasonHint')}
        label={t('reason')}
        maxLength={reasonLengthMax}
        {...form.field('reason', fieldFailure(act.error, 'reason', language))}
      />
      <RefusalNote
        error={act.error}
        fields={['return_trx_id', 'reason']}
        words={{ STATE_CHANGED: t('changed') }}
      />
    </AskDialog>
  )
}
