import { cashierText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { Payment } from '../../../features/payments/payment.ts'
import { Fact } from '../../../parts/facts/facts.tsx'
import { Money } from '../../../parts/facts/money.tsx'
import { When } from '../../../parts/facts/when.tsx'

type Refund = NonNullable<Payment['refunds']>[number]

/** The parts of a deposit that went back or should have, what is left of it, or who took it back. */
export function RefundFacts({ payment }: { payment: Payment }) {
  const t = useText(cashierText)
  const { refunds, refund_left, refund_end, method, currency } = payment
  if (refunds === undefined) return null
  return (
    <>
      <Fact name={t('refunds')}>
        <ul className="flex flex-col gap-1">
          {refunds.map((refund) => (
            <li key={refund.number}>
              <Money amount={refund.amount} currency={currency} /> · {t(stateWords[refund.state])}
              {refund.trx_id !== null && <span className="tabular"> · {refund.trx_id}</span>}
            </li>
          ))}
        </ul>
      </Fact>
      {refund_end !== undefined && (
        <Fact name={t('refundEnd')}>
          {t(refund_end.open ? 'refundEndOpen' : 'refundEndLater', { method })}{' '}
          <When at={refund_end.from} zone />
        </Fact>
      )}
      {refund_left !== undefined && (
        <Fact name={t('refundLeft')}>
          <Money amount={refund_left} code currency={currency} />
        </Fact>
      )}
    </>
  )
}

const stateWords = {
  pending: 'refund_pending',
  given: 'refund_given',
  kept: 'refund_kept',
} as const satisfies Record<Refund['state'], string>
