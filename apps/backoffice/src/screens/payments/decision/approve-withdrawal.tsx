import type { PayoutWay } from '@maidan/contract'
import { cashierText } from '@maidan/locales'
import { isCurrency, amountOf, moneyText } from '@maidan/money'
import { Field, Pills, useFields, useLanguage, useText } from '@maidan/ui'
import { useState, type FormEvent } from 'react'
import type { Method } from '../../../features/methods/queries.ts'
import { useMe } from '../../../features/overview/queries.ts'
import { usePayoutMethod } from '../../../features/methods/use-payout-method.ts'
import type { Payment } from '../../../features/payments/payment.ts'
import { fieldFailure } from '../../../lib/failure-text.ts'
import { Money } from '../../../parts/facts/money.tsx'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { BeforeApproval } from './before-approval.tsx'
import type { QuestionProps } from './question-props.ts'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'

const trxIdLengthMax = 32
const noteLengthMax = 300

/**
 * Asks before a payout is sent by the method's partner, or counts as paid with the wallet
 * transaction by which staff paid it. Who is to pay by hand claims it first.
 */
export function ApproveWithdrawal(props: QuestionProps) {
  const { payment, act, onClose } = props
  const t = useText(cashierText)
  const { form, way, step, confirm } = usePayout(props)
  return (
    <AskDialog
      busy={act.busy}
      confirm={step === 'claim' ? t('claim') : t(payWords[step], { amount: payoutText(payment) })}
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
      <PayoutWays {...way} />
      <p className="text-sm text-quiet">{t(stepWords[step], { method: payment.method })}</p>
      <BeforeApproval payment={payment} />
      {step !== 'claim' && <PayoutFields act={act} form={form} withTrxId={step === 'hand'} />}
      <RefusalNote error={act.error} fields={['payout_trx_id', 'note']} />
    </AskDialog>
  )
}

/** What the question is about now: to claim it, that it was paid by hand, or that a partner pays. */
type Step = 'claim' | PayoutWay

const payWords = { hand: 'payAmount', partner: 'sendAmount' } as const satisfies Record<
  PayoutWay,
  string
>
const stepWords = {
  claim: 'claimFirst',
  hand: 'payoutMeans',
  partner: 'sendMeans',
} as const satisfies Record<Step, string>

type Form = ReturnType<typeof usePayout>['form']
type FieldsProps = Pick<QuestionProps, 'act'> & { form: Form; withTrxId: boolean }

function PayoutFields({ act, form, withTrxId }: FieldsProps) {
  const t = useText(cashierText)
  const language = useLanguage()
  return (
    <>
      {withTrxId && (
        <Field
          autoCapitalize="characters"
          autoComplete="off"
          hint={t('payoutTrxIdHint')}
          label={t('payoutTrxId')}
          maxLength={trxIdLengthMax}
          spellCheck={false}
          {...form.field('payoutTrxId', fieldFailure(act.error, 'payout_trx_id', language))}
        />
      )}
      <Field
        autoComplete="off"
        hint={t('noteHint')}
        label={t('note')}
        maxLength={noteLengthMax}
        {...form.field('note', fieldFailure(act.error, 'note', language))}
      />
    </>
  )
}

function usePayout({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const me = useMe()
  const form = useFields(
    { payoutTrxId: payment.payout_trx_id ?? '', note: '' },
    ({ payoutTrxId }) => ({
      payoutTrxId:
        step === 'hand' && payoutTrxId.trim() === '' ? t('payoutTrxIdMissing') : undefined,
    }),
  )
  const way = usePayoutWay(payment, form.values.payoutTrxId !== '')
  const isMine = payment.state === 'unknown' || payment.claimed_by === me?.username
  const step: Step = way.through === 'hand' && !isMine ? 'claim' : way.through
  const pay = form.onSubmit(({ payoutTrxId, note }) =>
    act.run(
      {
        act: 'approve',
        payment,
        through: way.through,
        note: note.trim(),
        ...(way.through === 'hand' && { payoutTrxId: payoutTrxId.trim() }),
      },
      onClose,
    ),
  )
  const claim = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    act.run({ act: 'claim', payment })
  }
  return { form, way, step, confirm: step === 'claim' ? claim : pay }
}

type Way = { method: Method | null; through: PayoutWay; onChange: (way: PayoutWay) => void }

/**
 * The partner is proposed where it answers; never to somebody who has typed a transaction, who has
 * paid already.
 */
function usePayoutWay(payment: Payment, isPaidByHand: boolean): Way {
  const found = usePayoutMethod(payment.method)
  const [chosen, setChosen] = useState<PayoutWay | null>(null)
  const method = payment.state === 'review' && found?.status === 'active' ? found : null
  const isProposed = method?.partner?.rest_seconds === 0 && !isPaidByHand
  return {
    method,
    through: method ? (chosen ?? (isProposed ? 'partner' : 'hand')) : 'hand',
    onChange: setChosen,
  }
}

function PayoutWays({ method, through, onChange }: Way) {
  const t = useText(cashierText)
  if (method === null) return null
  return (
    <Pills
      items={[
        { value: 'partner', label: t('paidByPartner', { method: method.name }) },
        { value: 'hand', label: t('paidByHand') },
      ]}
      label={t('payoutWay')}
      look="tabs"
      onChange={onChange}
      value={through}
    />
  )
}

function payoutText({ amount, currency }: Payment): string {
  return isCurrency(currency)
    ? moneyText(amountOf(amount, currency), currency)
    : `${amount} ${currency}`
}
