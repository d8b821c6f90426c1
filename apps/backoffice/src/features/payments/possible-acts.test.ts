import { expect, test } from 'vitest'
import { firstApprover, possibleActs } from './possible-acts.ts'

const payout = {
  direction: 'withdrawal',
  state: 'approved',
  claimed_by: null,
  events: [
    { state: 'review', source: 'job', actor: 'limits', note: null, at: '2026-11-20T01:00:00Z' },
    { state: 'approved', source: 'staff', actor: 'alice', note: null, at: '2026-11-20T02:00:00Z' },
  ],
} as const

test('[SIL-026] the first of two persons may not give the second approval', () => {
  const payment = { ...payout, events: [...payout.events] }
  expect(firstApprover(payment)).toBe('alice')
  expect(possibleActs(payment, 'alice')).toEqual(['claim', 'reject'])
  expect(possibleActs(payment, 'bob')).toEqual(['claim', 'approve', 'reject'])
})

test('[SIL-026] a settled payment offers nothing', () => {
  const base = { claimed_by: null, events: [] }
  expect(possibleActs({ ...base, direction: 'deposit', state: 'credited' }, 'bob')).toEqual([])
  expect(possibleActs({ ...base, direction: 'withdrawal', state: 'paid' }, 'bob')).toEqual([])
})

test('[SIL-026] who has claimed a payment is not offered to claim it again', () => {
  const payment = { direction: 'deposit', state: 'claimed', claimed_by: 'bob', events: [] } as const
  expect(possibleActs({ ...payment, events: [] }, 'bob')).toEqual(['approve', 'reject'])
  expect(possibleActs({ ...payment, events: [] }, 'alice')).toContain('claim')
})

test('[SIL-026] money that came late can be credited but not rejected', () => {
  const payment = { direction: 'deposit', state: 'late_confirmed', claimed_by: null } as const
  expect(possibleActs({ ...payment, events: [] }, 'bob')).toEqual(['claim', 'approve'])
})
