import { cashierText } from '@maidan/locales'
import { isCurrency, amountOf, moneyText } from '@maidan/money'
import { Field, useFields, useLanguage, useText } from '@maidan/ui'
import type { Payment } from '../../../features/payments/payment.ts'
import { fieldFailure } from '../../../lib/failure-text.ts'
import { Money } from '../../../parts/facts/money.tsx'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { BeforeApproval } from './before-approval.tsx'
import type { QuestionProps } from './question-props.ts'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'

type Fields = { payoutTrxId: string; note: string }

const trxIdLengthMax = 32
const noteLengthMax = 300

/** Asks before a payout counts as paid, with the wallet transaction that paid it. */
export function ApproveWithdrawal({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const language = useLanguage()
  const form = useFields<Fields>({ payoutTrxId: payment.payout_trx_id ?? '', note: '' })
  const confirm = form.onSubmit(({ payoutTrxId, note }) =>
    act.run(
      { act: 'approve', payment, payoutTrxId: payoutTrxId.trim(), note: note.trim() },
      onClose,
    ),
  )
  return (
    <AskDialog
      busy={act.busy}
      confirm={t('payAmount', { amount: payoutText(payment) })}
      onClose={onClose}
      onConfirm={confirm}
      title={t('askPayout')}
    >
      <p className="text-sm">
        <Money amount={payment.amount} className="font-semibold" code currency={payment.currency} />{' '}
        {t('forPlayer', { player: payment.player.username })}
      </p>
      <p className="text-sm">
        <span className="text-quiet">{t('payTo')}</span> {payment.method}{' '}
        <b className="tabular">{payment.account_number}</b>
      </p>
      <p className="text-sm text-quiet">{t('payoutMeans')}</p>
      <BeforeApproval payment={payment} />
      <Field
        autoCapitalize="characters"
        autoComplete="off"
        hint={t('payoutTrxIdHint')}
        label={t('payoutTrxId')}
        maxLength={trxIdLengthMax}
        spellCheck={false}
        {...form.field('payoutTrxId', fieldFailure(act.error, 'payout_trx_id', language))}
      />
      <Field
        autoComplete="off"
        hint={t('noteHint')}
        label={t('note')}
        maxLength={noteLengthMax}
        {...form.field('note', fieldFailure(act.error, 'note', language))}
      />
      <RefusalNote error={act.error} fields={['payout_trx_id', 'note']} />
    </AskDialog>
  )
}

function payoutText({ amount, currency }: Payment): string {
  return isCurrency(currency)
    ? moneyText(amountOf(amount, currency), currency)
    : `${amount} ${currency}`
}
