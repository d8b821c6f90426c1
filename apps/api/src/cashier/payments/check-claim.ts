import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Payment } from './lock-payment.ts'

/** A claim ends by itself, so that nobody's day off stops a player's money. */
const CLAIM_MS = 15 * 60_000

/** Refuses a payment that another member of staff took from the queue lately. */
export function checkClaim(
  { claimedBy }: Pick<Payment, 'claimedBy'>,
  staff: Pick<StaffIdentity, 'staffId'>,
  now: Date,
) {
  if (!claimedBy || claimedBy.staffId === staff.staffId) return
  if (now.getTime() - claimedBy.at.getTime() >= CLAIM_MS) return
  throw new Refusal('CLAIMED_BY_OTHER', { params: { name: claimedBy.username } })
}
