import type { ClaimVerdict } from '@maidan/contract'
import { cashierText } from '@maidan/locales'
import { Field, Pills, useFields, useLanguage, useText } from '@maidan/ui'
import { useState } from 'react'
import { fieldFailure } from '../../../lib/failure-text.ts'
import { AskDialog } from '../../../parts/ask-dialog.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { RefusalNote } from '../../../parts/notes/refusal-note.tsx'
import type { QuestionProps } from './question-props.ts'

const reasonLengthMax = 300

const means = {
  collect: 'claimCollectMeans',
  write_off: 'claimWriteOffMeans',
} as const satisfies Record<ClaimVerdict, string>

/** Asks a second person to collect what a player owes for a deposit taken back, or to write it off. */
export function EndClaim({ payment, act, onClose }: QuestionProps) {
  const t = useText(cashierText)
  const language = useLanguage()
  const [verdict, setVerdict] = useState<ClaimVerdict>('collect')
  const form = useFields({ reason: '' }, ({ reason }) => ({
    reason: reason.trim() === '' ? t('reasonMissing') : undefined,
  }))
  const confirm = form.onSubmit(({ reason }) =>
    act.run({ act: 'end_claim', payment, verdict, reason: reason.trim() }, onClose),
  )
  return (
    <AskDialog
      busy={act.busy}
      confirm={t('askRefundDo')}
      onClose={onClose}
      onConfirm={confirm}
      title={t('askEndClaim')}
    >
      <p className="text-sm">
        <Money
          amount={payment.claim?.left ?? '0.00'}
          className="font-semibold"
          code
          currency={payment.currency}
        />{' '}
        {t('forPlayer', { player: payment.player.username })}
      </p>
      <Pills
        items={[
          { value: 'collect', label: t('claimCollect') },
          { value: 'write_off', label: t('claimWriteOff') },
        ]}
        label={t('claimWay')}
        look="tabs"
        onChange={setVerdict}
        value={verdict}
      />
      <p className="text-sm text-quiet">{t(means[verdict])}</p>
      <Field
        autoComplete="off"
        hint={t('refundReasonHint')}
        label={t('refundReason')}
        maxLength={reasonLengthMax}
        {...form.field('reason', fieldFailure(act.error, 'reason', language))}
      />
      <RefusalNote error={act.error} fields={['reason']} />
    </AskDialog>
  )
}
