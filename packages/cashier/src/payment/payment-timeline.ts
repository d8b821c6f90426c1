import { transactionKey } from './transaction-key.ts'
import type { PaymentState } from '../lists.ts'

export type TimelineStep = { state: string; at: string; note: string | null }

/**
 * The way of a payment in the words a player knows: submitted, reviewing, sending, then credited, paid,
 * failed with its reason, cancelled, expired or refunded. What staff note for each other stays with them.
 */
export function paymentTimeline(
  events: readonly { state: PaymentState; at: string }[],
  reason: string | null,
): TimelineStep[] {
  const steps: TimelineStep[] = []
  for (const { state, at } of events) {
    const word = playerWord(state, steps.at(-1)?.state)
    if (steps.at(-1)?.state === word) continue
    steps.push({ state: word, at, note: word === 'failed' ? reason : null })
  }
  return steps
}

function playerWord(state: PaymentState, before: string | undefined): string {
  // Whether a payout has arrived is not known yet; that it was sent is.
  if (state === 'sending' || (state === 'unknown' && before === 'sending')) return 'sending'
  if (state === 'created' || state === 'presented' || state === 'claimed' || state === 'requested')
    return 'submitted'
  if (state === 'credited' || state === 'paid') return state
  if (state === 'cancelled' || state === 'expired') return state
  if (state === 'refunding' || state === 'refunded' || state === 'reversed') return 'refunded'
  return transactionKey(state) === '2' ? 'failed' : 'reviewing'
}
