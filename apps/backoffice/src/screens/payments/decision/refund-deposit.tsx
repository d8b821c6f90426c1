import type { PayoutWay, RefundObstacle } from '@maidan/contract'
import { cashierText } from '@maidan/locales'
import { Field, Pills, useFields, useLanguage, useText } from '@maidan/ui'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { isPart } from '../../../features/payments/is-part.ts'
import { fieldFailure } from '../../../lib/failure-text.ts'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { Note } from '../../../parts/notes/note.tsx'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'
import { PartField } from './part-field.tsx'
import type { QuestionProps } from './question-props.ts'

const trxIdLengthMax = 32
const reasonLengthMax = 300

/**
 * Asks a second person to give a deposit back, or a part of it: by its partner, or as staff have sent
 * it back. Why a partner does not do it is said.
 */
export function RefundDeposit({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const language = useLanguage()
  const { left, ways, through, choose, form, confirm } = useRefund({ payment, act, onClose })
  return (
    <AskDialog
      busy={act.busy}
      confirm={t('askRefundDo')}
      onClose={onClose}
      onConfirm={confirm}
      title={t('askRefund')}
    >
      <RefundLead left={left} payment={payment} />
      {ways.length > 1 && (
        <Pills
          items={ways.map((value) => ({ value, label: t(wayWords[value]) }))}
          label={t('refundWay')}
          look="tabs"
          onChange={choose}
          value={through}
        />
      )}
      <p className="text-sm text-quiet">
        {through === 'hand'
          ? t('refundByHandMeans', { number: payment.account_number })
          : t('refundByPartnerMeans', { method: payment.method })}
      </p>
      <PartField
        field={form.field('amount', fieldFailure(act.error, 'amount', language))}
        left={left}
        payment={payment}
      />
      {through === 'hand' && (
        <Field
          autoCapitalize="characters"
          autoComplete="off"
          label={t('refundTrxId')}
          maxLength={trxIdLengthMax}
          spellCheck={false}
          {...form.field('trxId', fieldFailure(act.error, 'refund_trx_id', language))}
        />
      )}
      <Field
        autoComplete="off"
        hint={t('refundReasonHint')}
        label={t('refundReason')}
        maxLength={reasonLengthMax}
        {...form.field('reason', fieldFailure(act.error, 'reason', language))}
      />
      <RefusalNote error={act.error} fields={['amount', 'refund_trx_id', 'reason']} />
    </AskDialog>
  )
}

type LeadProps = { payment: QuestionProps['payment']; left: string }

/** Which deposit it is, what is left of it, and why its partner does not give it back itself. */
function RefundLead({ payment, left }: LeadProps) {
  const t = useText(cashierText)
  return (
    <>
      <p className="text-sm">
        <Money amount={payment.amount} className="font-semibold" code currency={payment.currency} />{' '}
        {t('forPlayer', { player: payment.player.username })}
      </p>
      {payment.refunds !== undefined && (
        <p className="text-sm">
          {t('refundLeft')}{' '}
          <Money amount={left} className="font-semibold" code currency={payment.currency} />
        </p>
      )}
      {payment.refund_obstacle !== undefined && (
        <Note icon={Info} tone="info">
          {t(obstacleWords[payment.refund_obstacle], { method: payment.method })}
        </Note>
      )}
    </>
  )
}

const wayWords = {
  partner: 'refundByPartner',
  hand: 'refundByHand',
} as const satisfies Record<PayoutWay, string>

const obstacleWords = {
  no_such_call: 'refundNoCall',
  over_chain: 'refundOverChain',
} as const satisfies Record<RefundObstacle, string>

function useRefund({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const ways = payment.refund_ways ?? []
  const [chosen, choose] = useState<PayoutWay | null>(null)
  const through = chosen ?? ways[0] ?? 'hand'
  const left = payment.refund_left ?? payment.amount
  const form = useFields({ amount: '', trxId: '', reason: '' }, ({ amount, trxId, reason }) => ({
    amount: isPart(amount, left, payment.currency) ? undefined : t('refundAmountWrong', { left }),
    trxId: through === 'hand' && trxId.trim() === '' ? t('refundTrxIdMissing') : undefined,
    reason: reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const confirm = form.onSubmit(({ amount, trxId, reason }) =>
    act.run(
      {
        act: 'refund',
        payment,
        through,
        amount: amount.trim(),
        trxId: trxId.trim(),
        reason: reason.trim(),
      },
      onClose,
    ),
  )
  return { left, ways, through, choose, form, confirm }
}
