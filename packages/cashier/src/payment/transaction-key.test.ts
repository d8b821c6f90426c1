import { expect, test } from 'vitest'
import type { PaymentState } from '../lists.ts'
import { transactionKey } from './transaction-key.ts'

const KEYS = {
  created: '0',
  presented: '0',
  claimed: '0',
  verifying: '0',
  review: '0',
  unknown: '0',
  confirmed: '0',
  late_confirmed: '0',
  credited: '1',
  rejected: '2',
  cancelled: '2',
  expired: '2',
  failed: '2',
  refunding: '0',
  refunded: '2',
  reversed: '2',
  requested: '0',
  approved: '0',
  sending: '0',
  paid: '1',
} satisfies Record<PaymentState, '0' | '1' | '2'>

test.each(Object.entries(KEYS))(
  '[REC-19][REC-20] a payment that is %s has the key %s',
  (state, key) => {
    expect(transactionKey(state as PaymentState)).toBe(key)
  },
)
