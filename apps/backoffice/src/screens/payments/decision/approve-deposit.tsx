import { cashierText } from '@maidan/locales'
import { amountOf, isCurrency, moneyText, parseAmount } from '@maidan/money'
import { AmountField, Field, useFields, useLanguage, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import type { Payment } from '../../../features/payments/payment.ts'
import { fieldFailure } from '../../../lib/failure-text.ts'
import { Money } from '../../../parts/facts/money.tsx'
import { Note } from '../../../parts/notes/note.tsx'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { BeforeApproval } from './before-approval.tsx'
import type { QuestionProps } from './question-props.ts'
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
  const form = useDepositForm(payment)
  const { amount } = form.values
  const credited = creditedText(payment, amount)
  const needs = needsOf(payment, amount)
  const fieldOf = (name: keyof Fields) => form.field(name, fieldFailure(act.error, name, language))
  const confirm = form.onSubmit(({ note }) =>
    act.run(
      {
        act: 'approve',
        payment,
        note: note.trim(),
        ...(needs.amount && { amount: amount.trim() }),
      },
      onClose,
    ),
  )
  return (
    <AskDialog
      busy={act.busy}
      confirm={needs.second ? t('askSecond') : t('creditAmount', { amount: credited ?? '…' })}
      onClose={onClose}
      onConfirm={confirm}
      title={t('askCredit')}
    >
      <p className="text-sm">
        <Money amount={payment.amount} className="font-semibold" code currency={payment.currency} />{' '}
        {t('forPlayer', { player: payment.player.username })}
      </p>
      <BeforeApproval payment={payment} />
      {needs.second && (
        <Note icon={UsersRound} tone="info">
          {t('secondMeans')}
        </Note>
      )}
      <AmountField
        autoComplete="off"
        hint={t('arrivedHint')}
        label={t('arrived')}
        placeholder={payment.amount}
        {...(isCurrency(payment.currency) ? { currency: payment.currency } : { sign: '' })}
        {...fieldOf('amount')}
      />
      <Field
        autoComplete="off"
        hint={t('noteHint')}
        label={t(needs.note ? 'noteNeeded' : 'note')}
        maxLength={noteLengthMax}
        {...fieldOf('note')}
      />
      <RefusalNote error={act.error} fields={['amount', 'note']} />
    </AskDialog>
  )
}

function useDepositForm(payment: Payment) {
  const t = useText(cashierText)
  return useFields<Fields>({ amount: '', note: '' }, (typed) => ({
    amount: creditedText(payment, typed.amount) === undefined ? t('amountWrong') : undefined,
    note:
      needsOf(payment, typed.amount).note && typed.note.trim() === ''
        ? t('noteMissing')
        : undefined,
  }))
}

/** What crediting this amount takes: the amount itself in the call, a second person, a note. */
function needsOf(payment: Payment, typed: string) {
  const credited = creditedText(payment, typed)
  const amount = credited !== undefined && credited !== creditedText(payment, '')
  const second = !isBorne(payment, typed)
  return { amount, second, note: amount || second }
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
