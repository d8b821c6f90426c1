import type { Command, Step } from '@maidan/ledger'
import type { Direction, PaymentState } from '@maidan/cashier'

/** What the money of a payment moves between. */
export type MoneyPlace = {
  cash: bigint
  held: bigint
  clearing: bigint
  /** Where fees go; a payment without one needs none. */
  fees?: bigint
  /** What players owe us; a payment that leaves nothing owed needs none. */
  claims?: bigint
}

export type PaymentMove = {
  direction: Direction
  /** `null` for the birth of a payment. */
  from: PaymentState | null
  to: PaymentState
  reference: string
  amountMinor: bigint
  /** Of a withdrawal: what is held beside the amount, and kept once that is paid. */
  feeMinor: bigint
  /** Which part of a deposit goes back; null for every other move. */
  refund: RefundPart | null
  /** What a partner takes back now; null for every other move. */
  reversal: Reversal | null
}

/** What a partner took back at a time: of the player's balance, and what they owe from now on. */
export type Reversal = {
  /** Which of its deposit it is: each has its own key. */
  number: number
  takenMinor: bigint
  owedMinor: bigint
}

/** A part of a deposit that goes back, or is not given back after all. */
export type RefundPart = {
  /** Which try of its deposit it is: each has its own keys. */
  number: number
  amountMinor: bigint
  /** Whether a move to `credited` leaves it given back; otherwise the player keeps it. */
  isGiven: boolean
}

/** A step and the part of its key that no second step of the same payment may have. */
type KeyedStep = { once: string; steps: readonly Step[] }

/**
 * The money that a move of a payment moves, as one ledger command; null for a move that only
 * changes a word. A deposit enters from the method's clearing account, a payout leaves through
 * it. Each effect has one key per payment, whatever way led to it.
 */
export function moneyOfMove(move: PaymentMove, place: MoneyPlace): Command | null {
  const keyed = move.direction === 'deposit' ? depositStep(move, place) : payoutStep(move, place)
  if (!keyed) return null
  const fee = feeStep(move, place)
  return {
    key: `payment:${move.reference}:${keyed.once}`,
    fingerprint: [amountOfMove(move), ...(fee ? [move.feeMinor] : [])].join('+'),
    steps: [...keyed.steps, ...(fee ? [fee] : [])],
  }
}

function amountOfMove({ refund, reversal, amountMinor }: PaymentMove): bigint {
  if (reversal) return reversal.takenMinor + reversal.owedMinor
  return refund?.amountMinor ?? amountMinor
}

/** A fee goes the way of its withdrawal in the same command, from a hold of its own. */
function feeStep(move: PaymentMove, { cash, held, fees }: MoneyPlace): Step | null {
  const { direction, to, reference, feeMinor: amountMinor } = move
  if (direction === 'deposit' || amountMinor === 0n) return null
  const hold = `fee:${reference}`
  const giveBack: Step = { kind: 'void_hold', hold, reason: 'withdrawal_fee_returned' }
  const steps: Partial<Record<PaymentState, Step>> = {
    requested: { kind: 'hold', hold, cash, held, amountMinor, reason: 'withdrawal_fee' },
    ...(fees !== undefined && {
      paid: { kind: 'post_hold', hold, to: fees, reason: 'withdrawal_fee' },
    }),
    rejected: giveBack,
    cancelled: giveBack,
    failed: giveBack,
  }
  const step = steps[to]
  if (!step) throw new Error(`the fee of ${reference} has no way to ${to}`)
  return step
}

function withdrawalHold(reference: string): string {
  return `withdrawal:${reference}`
}

function depositStep(move: PaymentMove, place: MoneyPlace): KeyedStep | null {
  const { cash, clearing } = place
  const { from, to, amountMinor } = move
  if (to === 'reversed') return reversalStep(move, place)
  if (from === 'reversed') return null
  if (from === 'refunding' || to === 'refunding' || to === 'refunded')
    return refundStep(move, place)
  const credit: KeyedStep = {
    once: 'credit',
    steps: [{ kind: 'transfer', from: clearing, to: cash, amountMinor, reason: 'deposit' }],
  }
  return to === 'credited' ? credit : null
}

/** From the player's cash as far as it reaches; the rest is owed, and nothing goes below zero. */
function reversalStep(move: PaymentMove, { cash, clearing: to, claims }: MoneyPlace): KeyedStep {
  const { reversal, reference } = move
  if (!reversal) throw new Error(`${reference} is taken back without an amount`)
  const { number, takenMinor, owedMinor } = reversal
  const once = `reversed:${number}`
  const reason = 'reversal'
  const steps: Step[] = []
  if (takenMinor > 0n)
    steps.push({ kind: 'transfer', from: cash, to, amountMinor: takenMinor, reason })
  if (owedMinor === 0n) return { once, steps }
  if (claims === undefined) throw new Error(`${reference} leaves a debt and no account for it`)
  steps.push({ kind: 'transfer', from: claims, to, amountMinor: owedMinor, reason })
  return { once, steps }
}

/** A part is held while it goes back; then it has left, or is the player's again. */
function refundStep(move: PaymentMove, { cash, held, clearing }: MoneyPlace): KeyedStep {
  const { to, reference, refund } = move
  if (!refund) throw new Error(`${reference} goes to ${to} without a part that goes back`)
  const { number, amountMinor, isGiven } = refund
  const hold = `refund:${reference}:${number}`
  if (to === 'refunding') {
    const step = { kind: 'hold', hold, cash, held, amountMinor, reason: 'refund' } as const
    return { once: `refund:${number}`, steps: [step] }
  }
  if (to === 'refunded' || isGiven)
    return {
      once: `refunded:${number}`,
      steps: [{ kind: 'post_hold', hold, to: clearing, reason: 'refund' }],
    }
  return {
    once: `refund-refused:${number}`,
    steps: [{ kind: 'void_hold', hold, reason: 'refund_refused' }],
  }
}

function payoutStep(move: PaymentMove, { cash, held, clearing }: MoneyPlace): KeyedStep | null {
  const { to, reference, amountMinor } = move
  const hold = withdrawalHold(reference)
  const giveBack: KeyedStep = {
    once: 'returned',
    steps: [{ kind: 'void_hold', hold, reason: 'withdrawal_returned' }],
  }
  const steps: Partial<Record<PaymentState, KeyedStep>> = {
    requested: {
      once: 'hold',
      steps: [{ kind: 'hold', hold, cash, held, amountMinor, reason: 'withdrawal' }],
    },
    paid: {
      once: 'paid',
      steps: [{ kind: 'post_hold', hold, to: clearing, reason: 'withdrawal' }],
    },
    rejected: giveBack,
    cancelled: giveBack,
    failed: giveBack,
  }
  return steps[to] ?? null
}
