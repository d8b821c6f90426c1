import type { PaymentState } from '../lists.ts'

/** The documents' `key` of a transaction: 0 processing, 1 success, 2 fail. `unknown` is no fail. */
export function transactionKey(state: PaymentState): '0' | '1' | '2' {
  switch (state) {
    case 'credited':
    case 'paid':
      return '1'
    case 'expired':
    case 'failed':
    case 'rejected':
    case 'cancelled':
    case 'refunded':
    case 'reversed':
      return '2'
    case 'created':
    case 'presented':
    case 'claimed':
    case 'verifying':
    case 'review':
    case 'unknown':
    case 'confirmed':
    case 'late_confirmed':
    case 'refunding':
    case 'requested':
    case 'approved':
    case 'sending':
      return '0'
  }
}
