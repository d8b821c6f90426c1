import type { Direction, EventSource, PaymentState } from '../lists.ts'

type Rule = readonly [from: PaymentState, to: PaymentState, by: readonly EventSource[]]

/**
 * Law 11 as a table: every move that a deposit may make, and on whose word. `unknown` has no move
 * by a job except to a person's desk: silence never makes a payment fail.
 */
const depositRules: readonly Rule[] = [
  ['created', 'presented', ['partner']],
  ['created', 'claimed', ['player']],
  ['created', 'unknown', ['job']],
  ['created', 'failed', ['partner']],
  ['created', 'cancelled', ['player']],
  ['presented', 'claimed', ['player']],
  ['presented', 'verifying', ['player', 'partner', 'job']],
  ['presented', 'confirmed', ['partner']],
  ['presented', 'failed', ['partner']],
  ['presented', 'expired', ['partner']],
  ['presented', 'cancelled', ['player']],
  ['claimed', 'verifying', ['job']],
  ['claimed', 'review', ['staff', 'job']],
  ['claimed', 'cancelled', ['player']],
  ['verifying', 'review', ['staff', 'job']],
  ['verifying', 'unknown', ['job']],
  ['verifying', 'confirmed', ['partner']],
  ['verifying', 'failed', ['partner']],
  ['verifying', 'expired', ['partner']],
  ['verifying', 'cancelled', ['player']],
  ['unknown', 'review', ['staff', 'job']],
  ['unknown', 'confirmed', ['partner']],
  ['unknown', 'failed', ['partner']],
  ['unknown', 'expired', ['partner']],
  ['review', 'confirmed', ['staff', 'partner']],
  ['review', 'rejected', ['staff']],
  ['review', 'cancelled', ['player']],
  ['confirmed', 'credited', ['staff', 'partner']],
  ['expired', 'late_confirmed', ['staff', 'partner']],
  ['failed', 'late_confirmed', ['staff', 'partner']],
  ['rejected', 'late_confirmed', ['partner']],
  ['cancelled', 'late_confirmed', ['staff', 'partner']],
  ['late_confirmed', 'credited', ['staff', 'partner']],
  ['late_confirmed', 'rejected', ['staff']],
  ['credited', 'refunding', ['staff']],
  ['refunding', 'refunded', ['staff', 'partner']],
  ['refunding', 'credited', ['staff', 'partner']],
  ['credited', 'reversed', ['staff', 'partner']],
  ['reversed', 'credited', ['staff']],
]

const withdrawalRules: readonly Rule[] = [
  ['requested', 'review', ['player', 'job']],
  ['review', 'approved', ['staff']],
  ['review', 'rejected', ['staff']],
  ['review', 'cancelled', ['player']],
  ['approved', 'sending', ['job']],
  ['approved', 'paid', ['staff']],
  ['approved', 'rejected', ['staff']],
  ['sending', 'paid', ['partner']],
  ['sending', 'failed', ['partner']],
  ['sending', 'review', ['partner']],
  ['sending', 'unknown', ['job']],
  ['unknown', 'paid', ['staff', 'partner']],
  ['unknown', 'failed', ['partner']],
  ['unknown', 'review', ['partner']],
]

const rules = { deposit: depositRules, withdrawal: withdrawalRules }

/**
 * States a payment is born in: an intent, a player's claim that they have paid already, or money
 * that came without either.
 */
export const firstStates = {
  deposit: ['created', 'claimed', 'late_confirmed'],
  withdrawal: ['requested'],
} as const satisfies Record<Direction, readonly PaymentState[]>

/** States in which a player may ask again; the index `payment_one_pending` names the same. */
export const SETTLED_STATES = [
  'credited',
  'expired',
  'late_confirmed',
  'failed',
  'rejected',
  'cancelled',
  'refunding',
  'refunded',
  'reversed',
  'paid',
] as const satisfies readonly PaymentState[]

/** States of a deposit that took nothing: its transaction may be claimed again. */
export const RELEASED_STATES = [
  'rejected',
  'failed',
  'expired',
  'cancelled',
] as const satisfies readonly PaymentState[]

/** States in which a person has to act; the oldest stands first in the queue. */
export const WAITING_STATES = [
  'claimed',
  'verifying',
  'review',
  'unknown',
  'requested',
  'approved',
  'late_confirmed',
] as const satisfies readonly PaymentState[]

/** Whether the table has the move; everything else is refused. */
export function mayMove(
  direction: Direction,
  from: PaymentState,
  to: PaymentState,
  source: EventSource,
): boolean {
  return statesAfter(direction, from, source).includes(to)
}

/** The states from which somebody may move a payment to `to`; none if they may never. */
export function statesBefore(
  direction: Direction,
  to: PaymentState,
  source: EventSource,
): PaymentState[] {
  return rules[direction]
    .filter((rule) => rule[1] === to && rule[2].includes(source))
    .map(([from]) => from)
}

/** Whether a player may give a payment up. */
export function mayCancel(direction: Direction, state: PaymentState): boolean {
  return mayMove(direction, state, 'cancelled', 'player')
}

/** Where somebody may move a payment that is in `from`. */
export function statesAfter(
  direction: Direction,
  from: PaymentState,
  source: EventSource,
): PaymentState[] {
  return rules[direction]
    .filter((rule) => rule[0] === from && rule[2].includes(source))
    .map((rule) => rule[1])
}

/**
 * The shortest way on which one source may take a payment from one state to another, without the
 * first state; empty if there is none, or if it is there already.
 */
export function wayTo(
  direction: Direction,
  from: PaymentState,
  to: PaymentState,
  source: EventSource,
): PaymentState[] {
  if (from === to) return []
  const ways: PaymentState[][] = [[from]]
  const seen = new Set<PaymentState>([from])
  for (const way of ways) {
    const last = way.at(-1) ?? from
    if (last === to) return way.slice(1)
    for (const next of statesAfter(direction, last, source)) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return []
}

/**
 * The way on which money that has come in is credited; empty if there is none. What goes back, or was
 * taken back, was credited before: it is `credited` again as far as some of it is left, and that alone
 * moves no money.
 */
export function wayToCredit(from: PaymentState, source: EventSource): PaymentState[] {
  const wasCredited = from === 'refunding' || from === 'reversed'
  return wasCredited ? [] : wayTo('deposit', from, 'credited', source)
}
