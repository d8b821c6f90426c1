import type { PaymentState } from '../lists.ts'

/** What a partner says of a payout. `fault` is whose a final refusal is: the wallet's, or ours. */
export type PayoutWord =
  | { kind: 'paid' }
  | { kind: 'failed'; fault: 'payer' | 'house' }
  | { kind: 'waiting' }
  | { kind: 'absent' }
  | { kind: 'unknown' }

/** A payout through a partner, as far as the decision needs it. */
export type PayoutFacts = {
  state: PaymentState
  /** How long ago the partner was told to pay. */
  sentAgoMs: number
  /** The partner's transaction has paid another withdrawal already. */
  isTrxIdUsed: boolean
}

export type PayoutDecision =
  | { kind: 'pay' }
  /** Nothing left and nothing will: the player has the money back. */
  | { kind: 'fail' }
  /** Nothing left, through no fault of the player: a person decides how it is paid. */
  | { kind: 'return_to_desk' }
  /** Whether it left is not known; ask again. */
  | { kind: 'unknown' }
  /** Nothing new; ask again. */
  | { kind: 'wait' }
  /** It is decided, and nothing that was said changes that. */
  | { kind: 'leave' }

/** Only after so long does "no such payout" in the partner's statement mean that none was made. */
export const PAYOUT_ABSENT_AFTER_MS = 24 * 3_600_000

/**
 * Law 11: what a partner's word means for a payout. A payout is told once and from then on only
 * asked about; silence and a missing line keep the money held, since giving it back while the
 * partner still pays would pay twice. Only a final refusal, or a day without a line, ends it.
 */
export function decidePayout(facts: PayoutFacts, word: PayoutWord): PayoutDecision {
  if (facts.state !== 'sending' && facts.state !== 'unknown') return { kind: 'leave' }
  switch (word.kind) {
    case 'paid':
      return { kind: facts.isTrxIdUsed ? 'unknown' : 'pay' }
    case 'failed':
      return { kind: word.fault === 'payer' ? 'fail' : 'return_to_desk' }
    case 'waiting':
      return { kind: 'wait' }
    case 'absent':
      return { kind: facts.sentAgoMs >= PAYOUT_ABSENT_AFTER_MS ? 'return_to_desk' : 'unknown' }
    case 'unknown':
      return { kind: 'unknown' }
  }
}
