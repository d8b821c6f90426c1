import { cashierText } from '@maidan/locales'
import { amountOf, currencySymbol, isCurrency, moneyText, parseAmount } from '@maidan/money'
import { AmountField, Field, useLanguage, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import type { Payment } from '../../../features/payments/payment.ts'
import { fieldFailure } from '../../../lib/failure-text.ts'
import { Money } from '../../../parts/facts/money.tsx'
import { Note } from '../../../parts/notes/note.tsx'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { BeforeApproval } from './before-approval.tsx'
import type { QuestionProps } from './payment-question.tsx'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'

type Fields = { amount: string; note: string }

const noteLengthMax = 300

/**
 * Asks before a deposit is credited. Another amount than the claimed one needs a note; what the
 * wallet's statement does not bear goes to a second person, and needs one, too.
 */
export function ApproveDeposit({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const language = useLanguage()
  const form = useForm<Fields>({ defaultValues: { amount: '', note: '' } })
  const { errors } = form.formState
  const amount = useWatch({ control: form.control, name: 'amount' })
  const credited = creditedText(payment, amount)
  const differs = credited !== undefined && credited !== creditedText(payment, '')
  const asksSecond = !isBorne(payment, amount)
  const noteNeeded = differs || asksSecond
  const confirm = form.handleSubmit(({ amount, note }) =>
    act.run(
      { act: 'approve', payment, note: note.trim(), ...(differs && { amount: amount.trim() }) },
      onClose,
    ),
  )
  return (
    <AskDialog
      busy={act.busy}
      confirm={asksSecond ? t('askSecond') : t('creditAmount', { amount: credited ?? '…' })}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('askCredit')}
    >
      <p className="text-sm">
        <Money amount={payment.amount} className="font-semibold" code currency={payment.currency} />{' '}
        {t('forPlayer', { player: payment.player.username })}
      </p>
      <BeforeApproval payment={payment} />
      {asksSecond && (
        <Note icon={UsersRound} tone="info">
          {t('secondMeans')}
        </Note>
      )}
      <AmountField
        autoComplete="off"
        error={errors.amount?.message ?? fieldFailure(act.error, 'amount', language)}
        hint={t('arrivedHint')}
        label={t('arrived')}
        placeholder={payment.amount}
        sign={isCurrency(payment.currency) ? currencySymbol(payment.currency) : ''}
        {...form.register('amount', {
          validate: (typed) => creditedText(payment, typed) !== undefined || t('amountWrong'),
        })}
      />
      <Field
        autoComplete="off"
        error={errors.note?.message ?? fieldFailure(act.error, 'note', language)}
        hint={t('noteHint')}
        label={t(noteNeeded ? 'noteNeeded' : 'note')}
        maxLength={noteLengthMax}
        {...form.register('note', {
          validate: (note) => !noteNeeded || note.trim() !== '' || t('noteMissing'),
        })}
      />
      <RefusalNote error={act.error} fields={['amount', 'note']} />
    </AskDialog>
  )
}

/** Whether the wallet's own statement says the amount that would be credited. */
function isBorne({ amount, currency, statement }: Payment, typed: string): boolean {
  if (!isCurrency(currency) || statement === null || statement.amount === null) return false
  const parsed = parseAmount(typed.trim() === '' ? amount : typed, currency)
  return parsed.ok && parsed.minor === amountOf(statement.amount, currency)
}

/** The amount that would be credited, in words; undefined for what is no amount. */
function creditedText({ amount, currency }: Payment, typed: string): string | undefined {
  if (!isCurrency(currency)) return `${amount} ${currency}`
  const parsed = parseAmount(typed.trim() === '' ? amount : typed, currency)
  return parsed.ok && parsed.minor > 0n ? moneyText(parsed.minor, currency) : undefined
}
