import { CLAIM_MINUTES } from '@maidan/contract'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Payment } from './lock-payment.ts'

/** A claim ends by itself, so that nobody's day off stops a player's money. */
const CLAIM_MS = CLAIM_MINUTES * 60_000

/** Refuses a payment that another member of staff took from the queue lately. */
export function checkClaim(
  { claimedBy }: Pick<Payment, 'claimedBy'>,
  staff: Pick<StaffIdentity, 'staffId'>,
  now: Date,
) {
  if (!claimedBy || claimedBy.staffId === staff.staffId || !isClaimed({ claimedBy }, now)) return
  throw new Refusal('CLAIMED_BY_OTHER', { params: { name: claimedBy.username } })
}

/**
 * Refuses with CLAIM_FIRST what this member of staff has not taken from the queue. What somebody has
 * ever taken its player cannot cancel, so that money sent by hand and a cancellation never cross.
 */
export function requireClaim(
  { claimedBy }: Pick<Payment, 'claimedBy'>,
  staff: Pick<StaffIdentity, 'staffId'>,
) {
  if (claimedBy?.staffId !== staff.staffId) throw new Refusal('CLAIM_FIRST')
}

/** Whether somebody has taken a payment from the queue lately. */
export function isClaimed({ claimedBy }: Pick<Payment, 'claimedBy'>, now: Date): boolean {
  return isClaimedSince(claimedBy?.at ?? null, now)
}

/** The same by the moment of the claim alone; null if nobody ever took it. */
export function isClaimedSince(claimedAt: Date | null, now: Date): boolean {
  return claimedUntil(claimedAt, now) !== null
}

/** When such a claim ends; null if there is none, or it has ended. */
export function claimedUntil(claimedAt: Date | null, now: Date): Date | null {
  const endsAtMs = (claimedAt?.getTime() ?? -Infinity) + CLAIM_MS
  return endsAtMs > now.getTime() ? new Date(endsAtMs) : null
}
