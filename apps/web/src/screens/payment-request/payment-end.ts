import { transactionState } from '../../features/records/transaction-filter.ts'
import { isUsdt } from '../../features/funds/methods/payment-method.ts'
import type { Transaction } from '../../features/session/queries.ts'

export type PaymentEnd =
  | 'asking'
  | 'watching'
  | 'unpaid'
  | 'credited'
  | 'cancelled'
  | 'expired'
  | 'failed'

/** How a payment stands, in the words of the page that its player waits on. */
export function paymentEnd({
  key,
  timeline,
  pay_url,
  payment_method: method,
}: Pick<Transaction, 'key' | 'timeline' | 'pay_url' | 'payment_method'>): PaymentEnd {
  switch (transactionState(key)) {
    case 'processing':
      if (pay_url !== undefined) return 'unpaid'
      return isUsdt(method ?? undefined) ? 'watching' : 'asking'
    case 'success':
      return 'credited'
    case 'fail': {
      const last = timeline.at(-1)?.state
      return last === 'cancelled' || last === 'expired' ? last : 'failed'
    }
  }
}
