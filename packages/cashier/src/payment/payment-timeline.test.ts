import { expect, test } from 'vitest'
import { transactionKey } from './transaction-key.ts'
import type { PaymentState } from '../lists.ts'
import { paymentTimeline, type TimelineRefund } from './payment-timeline.ts'

const at = (minute: number) => `2026-03-01T12:0${minute}:00.000Z`

test('[REC-18] a deposit reads submitted, reviewing, credited', () => {
  const states = ['claimed', 'verifying', 'unknown', 'review', 'confirmed', 'credited'] as const
  const steps = paymentTimeline(
    states.map((state, minute) => ({ state, at: at(minute) })),
    null,
  )
  expect(steps).toEqual([
    { state: 'submitted', at: at(0), note: null },
    { state: 'reviewing', at: at(1), note: null },
    { state: 'credited', at: at(5), note: null },
  ])
})

test('[REC-18] a rejected withdrawal ends in failed with the reason', () => {
  const states = ['requested', 'review', 'rejected'] as const
  const steps = paymentTimeline(
    states.map((state, minute) => ({ state, at: at(minute) })),
    'Number not registered.',
  )
  expect(steps.at(-1)).toEqual({ state: 'failed', at: at(2), note: 'Number not registered.' })
})

test('[REC-18] a payout that nobody answers about stays on its way until it is paid', () => {
  const states = ['requested', 'review', 'approved', 'sending', 'unknown', 'paid'] as const
  const steps = paymentTimeline(
    states.map((state, minute) => ({ state, at: at(minute) })),
    null,
  )
  expect(steps.map(({ state }) => state)).toEqual(['submitted', 'reviewing', 'sending', 'paid'])
})

test('[REC-18] a deposit that goes back in parts says how much went back, and what is on its way', () => {
  const states: PaymentState[] = [
    'credited',
    'refunding',
    'credited',
    'refunding',
    'credited',
    'refunding',
  ]
  const events = states.map((state, minute) => ({ state, at: at(minute) }))
  const given = { state: 'given', amount: '1.00' } as const
  const kept = { state: 'kept', amount: '2.00' } as const
  const pending = { state: 'pending', amount: '3.00' } as const
  const shown = (refunds: TimelineRefund[], upTo = events.length) =>
    paymentTimeline(events.slice(0, upTo), null, { refunds, reversals: [] }).map(
      ({ state, amount }) => [state, amount],
    )
  expect(shown([given, kept, pending])).toEqual([
    ['credited', undefined],
    ['part_refunded', '1.00'],
    ['refunding', '3.00'],
  ])
  expect(shown([given, given], 5).map(([state]) => state)).toEqual([
    'credited',
    'part_refunded',
    'part_refunded',
  ])
  const whole = [...events.slice(0, 2), { state: 'refunded', at: at(2) } as const]
  expect(paymentTimeline(whole, null, { refunds: [given], reversals: [] }).at(-1)).toEqual({
    state: 'refunded',
    at: at(2),
    note: null,
    amount: '1.00',
  })
})

test('[REC-18] a deposit that its partner takes back in parts says how much each time', () => {
  const states: PaymentState[] = ['credited', 'reversed', 'credited', 'reversed']
  const events = states.map((state, minute) => ({ state, at: at(minute) }))
  const shown = (upTo: number) =>
    paymentTimeline(events.slice(0, upTo), null, { refunds: [], reversals: ['3.00', '7.00'] })
  expect(shown(4)).toEqual([
    { state: 'credited', at: at(0), note: null },
    { state: 'part_reversed', at: at(1), note: null, amount: '3.00' },
    { state: 'reversed', at: at(3), note: null, amount: '7.00' },
  ])
  expect(shown(3).map(({ state }) => state)).toEqual(['credited', 'part_reversed'])
})

test('[REC-19] unknown and review are processing, never fail', () => {
  expect(transactionKey('unknown')).toBe('0')
  expect(transactionKey('review')).toBe('0')
  expect(transactionKey('paid')).toBe('1')
  expect(transactionKey('rejected')).toBe('2')
})
