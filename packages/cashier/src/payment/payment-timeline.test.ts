import { expect, test } from 'vitest'
import { transactionKey } from './transaction-key.ts'
import { paymentTimeline } from './payment-timeline.ts'

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

test('[REC-19] unknown and review are processing, never fail', () => {
  expect(transactionKey('unknown')).toBe('0')
  expect(transactionKey('review')).toBe('0')
  expect(transactionKey('paid')).toBe('1')
  expect(transactionKey('rejected')).toBe('2')
})
