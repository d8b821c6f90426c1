import { expect, test } from 'vitest'
import type { Direction, PaymentState } from '../lists.ts'
import { paymentTurn, turnBeganAt } from './payment-turn.ts'
import { transactionKey } from './transaction-key.ts'
import { PAYMENT_STATES } from '../lists.ts'

test.each<[Direction, PaymentState, boolean, string | null, number | null]>([
  ['deposit', 'presented', true, 'player', null],
  ['deposit', 'claimed', false, 'house', 30],
  ['deposit', 'verifying', false, 'house', 30],
  ['deposit', 'verifying', true, 'partner', 15],
  ['deposit', 'unknown', true, 'partner', 15],
  ['deposit', 'review', true, 'house', 30],
  ['deposit', 'refunding', true, 'partner', 1440],
  ['withdrawal', 'review', false, 'house', 60],
  ['withdrawal', 'approved', true, 'house', 60],
  ['withdrawal', 'sending', true, 'partner', 15],
  ['withdrawal', 'unknown', true, 'partner', 1440],
])('a %s that is %s (at a partner: %s) is the turn of the %s', (direction, state, at, who, min) => {
  expect(paymentTurn(direction, state, at)).toEqual({ owner: who, withinMinutes: min })
})

test.each(PAYMENT_STATES)('it is somebody’s turn while %s is open, and nobody’s after', (state) => {
  const isOpen = transactionKey(state) === '0'
  expect(paymentTurn('deposit', state, true) !== null).toBe(isOpen)
  expect(paymentTurn('withdrawal', state, false) !== null).toBe(isOpen)
})

const at = (minute: number) => `2026-03-01T12:0${minute}:00.000Z`

test.each<[Direction, PaymentState[], boolean, number]>([
  ['deposit', ['claimed'], false, 0],
  ['deposit', ['claimed', 'verifying', 'unknown', 'review'], false, 0],
  ['deposit', ['presented', 'verifying', 'unknown'], true, 1],
  ['deposit', ['presented', 'verifying', 'unknown', 'review'], true, 3],
  ['deposit', ['presented', 'expired', 'late_confirmed'], true, 2],
  ['withdrawal', ['requested', 'review', 'approved'], true, 0],
  ['withdrawal', ['requested', 'review', 'approved', 'sending', 'unknown'], true, 3],
  ['withdrawal', ['requested', 'review', 'approved', 'sending', 'unknown', 'review'], true, 5],
])(
  'the turn of a %s that went %j began at its own first step',
  (direction, states, atPartner, minute) => {
    const events = states.map((state, step) => ({ state, at: at(step) }))
    expect(turnBeganAt({ direction, atPartner, events })).toBe(at(minute))
  },
)

test('a payment without steps has no beginning of a turn', () => {
  expect(turnBeganAt({ direction: 'deposit', atPartner: false, events: [] })).toBeNull()
})
