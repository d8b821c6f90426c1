import type { RefundVerdict } from '@maidan/contract'
import { cashierText } from '@maidan/locales'
import { Field, Pills, useFields, useLanguage, useText } from '@maidan/ui'
import { useState } from 'react'
import { fieldFailure } from '../../../lib/failure-text.ts'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'
import type { QuestionProps } from './question-props.ts'

const referenceLengthMax = 64
const reasonLengthMax = 300

const means = {
  given: 'endRefundGivenMeans',
  kept: 'endRefundKeptMeans',
} as const satisfies Record<RefundVerdict, string>

/** Asks a second person to say what came of a refund on which its partner is silent. */
export function EndRefund({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const language = useLanguage()
  const { verdict, choose, form, confirm } = useEndRefund({ payment, act, onClose })
  const { method, player, currency, refunds = [] } = payment
  const part = refunds.find(({ state }) => state === 'pending')
  return (
    <AskDialog
      busy={act.busy}
      confirm={t('askRefundDo')}
      onClose={onClose}
      onConfirm={confirm}
      title={t('askEndRefund')}
    >
      <p className="text-sm">
        <Money
          amount={part?.amount ?? payment.amount}
          className="font-semibold"
          code
          currency={currency}
        />{' '}
        {t('forPlayer', { player: player.username })}
      </p>
      <Pills
        items={[
          { value: 'given', label: t('endRefundGiven') },
          { value: 'kept', label: t('endRefundKept') },
        ]}
        label={t('endRefundWay')}
        look="tabs"
        onChange={choose}
        value={verdict}
      />
      <p className="text-sm text-quiet">{t(means[verdict], { method })}</p>
      {verdict === 'given' && (
        <Field
          autoCapitalize="characters"
          autoComplete="off"
          label={t('endRefundRef', { method })}
          maxLength={referenceLengthMax}
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

function useEndRefund({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const [verdict, choose] = useState<RefundVerdict>('given')
  const form = useFields({ trxId: '', reason: '' }, ({ trxId, reason }) => ({
    trxId: verdict === 'given' && trxId.trim() === '' ? t('endRefundRefMissing') : undefined,
    reason: reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const confirm = form.onSubmit(({ trxId, reason }) =>
    act.run(
      { act: 'end_refund', payment, verdict, trxId: trxId.trim(), reason: reason.trim() },
      onClose,
    ),
  )
  return { verdict, choose, form, confirm }
}
