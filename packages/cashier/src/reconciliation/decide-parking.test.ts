import { expect, test } from 'vitest'
import { PAYMENT_STATES, type PaymentState } from '../lists.ts'
import { decideParking, PARK_AFTER_MS } from './decide-parking.ts'

test.each<[PaymentState | null, number, 'park' | 'wait' | 'leave']>([
  [null, PARK_AFTER_MS, 'park'],
  [null, PARK_AFTER_MS - 1, 'wait'],
  [null, 0, 'wait'],
  ['rejected', PARK_AFTER_MS, 'park'],
  ['expired', PARK_AFTER_MS, 'park'],
  ['cancelled', PARK_AFTER_MS - 1, 'wait'],
  ['failed', PARK_AFTER_MS, 'park'],
  ['claimed', PARK_AFTER_MS * 100, 'leave'],
  ['unknown', PARK_AFTER_MS, 'leave'],
  ['late_confirmed', PARK_AFTER_MS, 'leave'],
  ['credited', PARK_AFTER_MS, 'leave'],
  ['refunded', PARK_AFTER_MS, 'leave'],
])('[LAW-6] money of a deposit that is %s, %d ms after it came: %s', (holder, agoMs, decision) => {
  expect(decideParking({ agoMs, holder })).toBe(decision)
})

test('[LAW-6] no state lets money that is older wait longer', () => {
  for (const holder of [null, ...PAYMENT_STATES]) {
    const [early, late] = [0, PARK_AFTER_MS].map((agoMs) => decideParking({ agoMs, holder }))
    expect([early, late]).toEqual(early === 'leave' ? ['leave', 'leave'] : ['wait', 'park'])
  }
})
