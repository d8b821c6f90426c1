import type { PaymentState } from '../lists.ts'
import type { PayoutWord } from './decide-payout.ts'

/** A deposit that its partner is to give back, as far as the decision needs it. */
export type RefundFacts = {
  state: PaymentState
  /** How long ago the partner was told. */
  toldAgoMs: number
  /** The partner's transaction has given something else back already. */
  isTrxIdUsed: boolean
}

export type RefundDecision =
  /** The money has left: the deposit is refunded. */
  | { kind: 'refund' }
  /** Nothing left and nothing will: the player keeps the money. */
  | { kind: 'keep' }
  /** Nothing new, or not known; ask again. */
  | { kind: 'wait' }
  /** It is decided, and nothing that was said changes that. */
  | { kind: 'leave' }

/** Only after so long does "no such refund" mean that none was made. */
export const REFUND_ABSENT_AFTER_MS = 24 * 3_600_000

/**
 * Law 11: what a partner's word means for a refund. It is told once and from then on only asked
 * about; meanwhile the money is held, so that it is neither played with nor given back twice.
 */
export function decideRefund(facts: RefundFacts, word: PayoutWord): RefundDecision {
  const { state, toldAgoMs, isTrxIdUsed } = facts
  if (state !== 'refunding') return { kind: 'leave' }
  switch (word.kind) {
    case 'paid':
      return { kind: isTrxIdUsed ? 'wait' : 'refund' }
    case 'failed':
      return { kind: 'keep' }
    case 'absent':
      return { kind: toldAgoMs >= REFUND_ABSENT_AFTER_MS ? 'keep' : 'wait' }
    case 'waiting':
    case 'unknown':
      return { kind: 'wait' }
  }
}
