import type { PayoutWay } from '@maidan/contract'
import { cashierText } from '@maidan/locales'
import { Field, Pills, useFields, useLanguage, useText } from '@maidan/ui'
import { useState } from 'react'
import { fieldFailure } from '../../../lib/failure-text.ts'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'
import type { QuestionProps } from './question-props.ts'

const trxIdLengthMax = 32
const reasonLengthMax = 300

/** Asks a second person to give a deposit back: by its partner, or as staff have sent it back. */
export function RefundDeposit({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const language = useLanguage()
  const { ways, through, choose, form, confirm } = useRefund({ payment, act, onClose })
  return (
    <AskDialog
      busy={act.busy}
      confirm={t('askRefundDo')}
      onClose={onClose}
      onConfirm={confirm}
      title={t('askRefund')}
    >
      <p className="text-sm">
        <Money amount={payment.amount} className="font-semibold" code currency={payment.currency} />{' '}
        {t('forPlayer', { player: payment.player.username })}
      </p>
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
      <RefusalNote error={act.error} fields={['refund_trx_id', 'reason']} />
    </AskDialog>
  )
}

const wayWords = {
  partner: 'refundByPartner',
  hand: 'refundByHand',
} as const satisfies Record<PayoutWay, string>

function useRefund({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const ways = payment.refund_ways ?? []
  const [chosen, choose] = useState<PayoutWay | null>(null)
  const through = chosen ?? ways[0] ?? 'hand'
  const form = useFields({ trxId: '', reason: '' }, ({ trxId, reason }) => ({
    trxId: through === 'hand' && trxId.trim() === '' ? t('refundTrxIdMissing') : undefined,
    reason: reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const confirm = form.onSubmit(({ trxId, reason }) =>
    act.run(
      { act: 'refund', payment, through, trxId: trxId.trim(), reason: reason.trim() },
      onClose,
    ),
  )
  return { ways, through, choose, form, confirm }
}
