import { cashierText } from '@maidan/locales'
import { Button, useText } from '@maidan/ui'
import { Check, FileQuestion, Hand, Landmark, Scale, Undo2, X, type LucideIcon } from 'lucide-react'
import { useMe } from '../../../features/overview/queries.ts'
import type { Payment, PaymentAct } from '../../../features/payments/payment.ts'
import { possibleActs } from '../../../features/payments/possible-acts.ts'
import { KeyHint } from '../../../parts/keys/key-hint.tsx'

type Props = { payment: Payment; busy: boolean; onAct: (act: PaymentAct) => void }

/** What a second person is asked for, without a key of its own. */
const SECONDED_ACTS = [
  { act: 'refund', word: 'refund', icon: Undo2 },
  { act: 'end_refund', word: 'endRefund', icon: FileQuestion },
  { act: 'reverse', word: 'reverse', icon: Landmark },
  { act: 'end_claim', word: 'endClaim', icon: Scale },
] as const satisfies readonly { act: PaymentAct; word: string; icon: LucideIcon }[]

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
      {SECONDED_ACTS.filter(({ act }) => possible.includes(act)).map(
        ({ act, word, icon: Icon }) => (
          <Button
            className={button}
            key={act}
            look="secondary"
            onClick={() => onAct(act)}
            size="small"
          >
            <Icon aria-hidden className="size-4" />
            {t(word)}
          </Button>
        ),
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
