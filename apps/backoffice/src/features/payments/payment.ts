import type { CallAnswer, Calls } from '@maidan/contract'

export type Payment = CallAnswer<Calls['staffDeposits']>['data'][number]
export type PaymentList = CallAnswer<Calls['staffDeposits']>
export type PaymentState = Payment['state']
export type Direction = Payment['direction']

/** What staff can do with a payment. */
export type PaymentAct =
  | 'claim'
  | 'approve'
  | 'reject'
  | 'refund'
  | 'end_refund'
  | 'reverse'
  | 'end_claim'
