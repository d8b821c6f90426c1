import { recordsText } from '@maidan/locales'
import { Button, buttonClass } from '@maidan/ui'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import type { Transaction } from '../../features/session/queries.ts'
import { useCancelPayment } from '../../features/records/cancel-payment.ts'
import { DoneNote } from './done-note.tsx'

/** What a player can do about a payment that waits: pay it on the partner's page, or give it up. */
export function WaysOn({ transaction }: { transaction: Transaction }) {
  const t = useText(recordsText)
  const { may_cancel: mayCancel = false, pay_url: payUrl = '' } = transaction
  const canPay = /^https?:\/\//.test(payUrl)
  if (!mayCancel && !canPay) return null
  return (
    <div className="flex flex-col gap-2">
      {canPay && (
        <a className={buttonClass({ wide: true })} href={payUrl}>
          <ExternalLink aria-hidden className="size-5" />
          {t('goOnToPay', { method: transaction.payment_method?.name ?? '' })}
        </a>
      )}
      {mayCancel && <CancelButton transaction={transaction} />}
    </div>
  )
}

/** It takes a second press, with what happens to the money beside it; once done that is said until the payment is read again. */
function CancelButton({ transaction }: { transaction: Transaction }) {
  const t = useText(recordsText)
  const language = useLanguage()
  const cancel = useCancelPayment()
  const [asked, setAsked] = useState(false)
  const isDeposit = transaction.action === 'deposit'
  if (cancel.isSuccess) return <DoneNote>{t('stepCancelled')}</DoneNote>
  if (!asked)
    return (
      <Button look="secondary" onClick={() => setAsked(true)} wide>
        {t(isDeposit ? 'cancelDeposit' : 'cancelWithdrawal')}
      </Button>
    )
  return (
    <div className="flex flex-col gap-3 rounded-card border border-amber/40 p-4" role="group">
      <p className="text-sm">{t(isDeposit ? 'cancelDepositMeans' : 'cancelWithdrawalMeans')}</p>
      {cancel.isError && (
        <p className="text-sm text-clay-soft" role="alert">
          {failureText(cancel.error, { language, fallback: t('cancelFailed') })}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button look="secondary" onClick={() => setAsked(false)} wide>
          {t('cancelNot')}
        </Button>
        <Button
          busy={cancel.isPending}
          look="danger"
          onClick={() => cancel.mutate(transaction.transaction_id)}
          wide
        >
          {t('cancelYes')}
        </Button>
      </div>
    </div>
  )
}
