import { expect, test } from 'vitest'
import type { Direction, PaymentState } from '../lists.ts'
import { paymentTurn } from './payment-turn.ts'
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
