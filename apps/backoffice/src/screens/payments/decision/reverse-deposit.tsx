import { cashierText } from '@maidan/locales'
import { Field, useFields, useLanguage, useText } from '@maidan/ui'
import { isPart } from '../../../features/payments/is-part.ts'
import { fieldFailure } from '../../../lib/failure-text.ts'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'
import { PartField } from './part-field.tsx'
import type { QuestionProps } from './question-props.ts'

const referenceLengthMax = 64
const reasonLengthMax = 300

/** Asks a second person to record that a deposit's partner took it back by itself, or a part of it. */
export function ReverseDeposit({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const language = useLanguage()
  const { left, form, confirm } = useReversal({ payment, act, onClose })
  const { method, player, currency } = payment
  return (
    <AskDialog
      busy={act.busy}
      confirm={t('askRefundDo')}
      onClose={onClose}
      onConfirm={confirm}
      title={t('askReverse')}
    >
      <p className="text-sm">
        <Money amount={left} className="font-semibold" code currency={currency} />{' '}
        {t('forPlayer', { player: player.username })}
      </p>
      <p className="text-sm text-quiet">{t('reverseMeans', { method })}</p>
      <Field
        autoCapitalize="characters"
        autoComplete="off"
        label={t('reversalRef', { method })}
        maxLength={referenceLengthMax}
        spellCheck={false}
        {...form.field('reversalRef', fieldFailure(act.error, 'reversal_ref', language))}
      />
      <PartField
        field={form.field('amount', fieldFailure(act.error, 'amount', language))}
        left={left}
        payment={payment}
      />
      <Field
        autoComplete="off"
        hint={t('refundReasonHint')}
        label={t('refundReason')}
        maxLength={reasonLengthMax}
        {...form.field('reason', fieldFailure(act.error, 'reason', language))}
      />
      <RefusalNote error={act.error} fields={['reversal_ref', 'amount', 'reason']} />
    </AskDialog>
  )
}

function useReversal({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const left = payment.refund_left ?? payment.amount
  const empty = { reversalRef: '', amount: '', reason: '' }
  const form = useFields(empty, ({ reversalRef, amount, reason }) => ({
    reversalRef: reversalRef.trim() === '' ? t('reversalRefMissing') : undefined,
    amount: isPart(amount, left, payment.currency) ? undefined : t('refundAmountWrong', { left }),
    reason: reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const confirm = form.onSubmit(({ reversalRef, amount, reason }) =>
    act.run(
      {
        act: 'reverse',
        payment,
        reversalRef: reversalRef.trim(),
        amount: amount.trim(),
        reason: reason.trim(),
      },
      onClose,
    ),
  )
  return { left, form, confirm }
}
