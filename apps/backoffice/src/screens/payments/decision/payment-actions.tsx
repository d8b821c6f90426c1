import { cashierText } from '@maidan/locales'
import { Button, useText } from '@maidan/ui'
import { Check, Hand, Landmark, Scale, Undo2, X } from 'lucide-react'
import { useMe } from '../../../features/overview/queries.ts'
import type { Payment, PaymentAct } from '../../../features/payments/payment.ts'
import { possibleActs } from '../../../features/payments/possible-acts.ts'
import { KeyHint } from '../../../parts/keys/key-hint.tsx'

type Props = { payment: Payment; busy: boolean; onAct: (act: PaymentAct) => void }

/** What can be done with the payment now, always in reach of a thumb. */
export function PaymentActions({ payment, busy, onAct }: Props) {
  const t = useText(cashierText)
  const me = useMe()
  if (me === undefined) return null
  const possible =
    me.role === 'admin' || me.role === 'cashier' ? possibleActs(payment, me.username) : []
  if (possible.length === 0) return null
  const button = 'max-lg:h-12 max-lg:flex-1'
  return (
    <div className="flex shrink-0 justify-end gap-2 border-t border-field-800 px-4 py-3">
      {possible.includes('claim') && (
        <Button
          busy={busy}
          className={button}
          look="secondary"
          onClick={() => onAct('claim')}
          size="small"
        >
          <Hand aria-hidden className="size-4" />
          {t('claim')}
          <KeyHint name="c" />
        </Button>
      )}
      {possible.includes('refund') && (
        <Button className={button} look="secondary" onClick={() => onAct('refund')} size="small">
          <Undo2 aria-hidden className="size-4" />
          {t('refund')}
        </Button>
      )}
      {possible.includes('reverse') && (
        <Button className={button} look="secondary" onClick={() => onAct('reverse')} size="small">
          <Landmark aria-hidden className="size-4" />
          {t('reverse')}
        </Button>
      )}
      {possible.includes('end_claim') && (
        <Button className={button} look="secondary" onClick={() => onAct('end_claim')} size="small">
          <Scale aria-hidden className="size-4" />
          {t('endClaim')}
        </Button>
      )}
      {possible.includes('reject') && (
        <Button className={button} look="danger" onClick={() => onAct('reject')} size="small">
          <X aria-hidden className="size-4" />
          {t('reject')}
          <KeyHint name="r" />
        </Button>
      )}
      {possible.includes('approve') && (
        <Button className={button} onClick={() => onAct('approve')} size="small">
          <Check aria-hidden className="size-4" />
          {t('approve')}
          <KeyHint name="a" />
        </Button>
      )}
    </div>
  )
}
