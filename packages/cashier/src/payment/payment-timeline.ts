import { transactionKey } from './transaction-key.ts'
import type { PaymentState } from '../lists.ts'

export type TimelineStep = {
  state: string
  at: string
  note: string | null
  /** What went back of a deposit, as decimal text; of that alone. */
  amount?: string
}

/** A part of a deposit that goes back; they stand in the order in which they were begun. */
export type TimelineRefund = { state: 'pending' | 'given' | 'kept'; amount: string }

/** What left a deposit: the parts that staff gave back, and those that its partner took back. */
export type TimelineParts = {
  refunds: readonly TimelineRefund[]
  /** Decimal texts, in the order in which they were taken. */
  reversals: readonly string[]
}

const NOTHING_LEFT: TimelineParts = { refunds: [], reversals: [] }

type Told = { state: PaymentState; at: string }

/**
 * The way of a payment in the words a player knows: submitted, reviewing, sending, then credited, paid,
 * failed with its reason, cancelled, expired, or given or taken back whole or in parts. What staff
 * note for each other stays with them.
 */
export function paymentTimeline(
  events: readonly Told[],
  reason: string | null,
  { refunds, reversals }: TimelineParts = NOTHING_LEFT,
): TimelineStep[] {
  const steps: TimelineStep[] = []
  const parts = refunds.values()
  const taken = reversals.values()
  let part: TimelineRefund | undefined
  for (const [index, { state, at }] of events.entries()) {
    const before = events[index - 1]?.state
    if (state === 'reversed') {
      steps.push(reversalStep(at, taken.next().value, events[index + 1]?.state))
      continue
    }
    // The rest of what was taken back in part stays credited, which the player knows.
    if (before === 'reversed') continue
    if (state === 'refunding' && before !== 'refunding') part = parts.next().value
    const isOfPart = state === 'refunding' || before === 'refunding'
    const step = isOfPart ? refundStep(state, at, part) : plainStep(state, at, steps.at(-1)?.state)
    if (step === null || (!isOfPart && steps.at(-1)?.state === step.state)) continue
    steps.push(step.state === 'failed' ? { ...step, note: reason } : step)
  }
  return steps
}

/** A part shows once: on its way, or given back. One that was not taken on leaves all as it was. */
function refundStep(
  state: PaymentState,
  at: string,
  part: TimelineRefund | undefined,
): TimelineStep | null {
  const step = { at, note: null, ...(part && { amount: part.amount }) }
  if (state === 'refunded') return { ...step, state: 'refunded' }
  if (state === 'refunding')
    return part?.state === 'pending' ? { ...step, state: 'refunding' } : null
  return part?.state === 'given' ? { ...step, state: 'part_refunded' } : null
}

/** Taken back as a whole, or a part of it where the rest stays credited. */
function reversalStep(
  at: string,
  amount: string | undefined,
  after: PaymentState | undefined,
): TimelineStep {
  const state = after === 'credited' ? 'part_reversed' : 'reversed'
  return { state, at, note: null, ...(amount !== undefined && { amount }) }
}

function plainStep(state: PaymentState, at: string, before: string | undefined): TimelineStep {
  return { state: playerWord(state, before), at, note: null }
}

function playerWord(state: PaymentState, before: string | undefined): string {
  // Whether a payout has arrived is not known yet; that it was sent is.
  if (state === 'sending' || (state === 'unknown' && before === 'sending')) return 'sending'
  if (state === 'created' || state === 'presented' || state === 'claimed' || state === 'requested')
    return 'submitted'
  if (state === 'credited' || state === 'paid') return state
  if (state === 'cancelled' || state === 'expired') return state
  return transactionKey(state) === '2' ? 'failed' : 'reviewing'
}
