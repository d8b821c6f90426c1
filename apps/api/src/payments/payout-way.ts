import type { StaffIdentity } from '../http/handler.ts'
import { Refusal } from '../http/refusal.ts'
import type { Payment } from './lock-payment.ts'
import { wayTo, type PaymentState } from '@maidan/cashier'

/**
 * How far one person's word takes a payout: all the way below `secondFromMinor`, else to
 * `approved`, from where only somebody else takes it on. Empty if it cannot be approved at all.
 */
export function payoutWay(
  payment: Pick<Payment, 'state' | 'amountMinor' | 'approvedBy'>,
  staff: Pick<StaffIdentity, 'staffId'>,
  secondFromMinor: bigint,
): PaymentState[] {
  const { state, amountMinor, approvedBy } = payment
  const needsTwo = amountMinor >= secondFromMinor
  if (state === 'approved' && needsTwo && approvedBy === staff.staffId)
    throw new Refusal('SECOND_PERSON_NEEDED')
  if (state === 'review' && needsTwo) return ['approved']
  return wayTo('withdrawal', state, 'paid', 'staff')
}
