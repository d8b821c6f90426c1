import { expect, test } from 'vitest'
import { possibleActs } from './possible-acts.ts'

const free = { claimed_by: null, claimed_until: null } as const
const claimed_until = '2026-01-15T12:15:00.000Z'

test('[LAW-24] what waits for a second person is not approved here, but can be rejected', () => {
  const payout = { direction: 'withdrawal', state: 'review', ...free } as const
  expect(possibleActs({ ...payout, approval_asked_by: 'alice' }, 'bob')).toEqual([
    'claim',
    'reject',
  ])
  expect(possibleActs({ ...payout, approval_asked_by: null }, 'bob')).toEqual([
    'claim',
    'approve',
    'reject',
  ])
})

test('[SIL-026] a credited deposit can be given back once, and a paid withdrawal offers nothing', () => {
  const base = { ...free, approval_asked_by: null }
  const credited = { ...base, direction: 'deposit', state: 'credited' } as const
  expect(possibleActs(credited, 'bob')).toEqual(['refund', 'reverse'])
  expect(possibleActs({ ...credited, approval_asked_by: 'alice' }, 'bob')).toEqual([])
  expect(possibleActs({ ...base, direction: 'deposit', state: 'refunding' }, 'bob')).toEqual([])
  expect(possibleActs({ ...base, direction: 'withdrawal', state: 'paid' }, 'bob')).toEqual([])
})

test('[LAW-11] a refund is ended by people once its partner has been silent for a day', () => {
  const base = { direction: 'deposit', ...free, approval_asked_by: null } as const
  const refunding = { ...base, state: 'refunding' } as const
  const refund_end = { from: '2026-01-16T12:00:00.000Z', open: true }
  expect(possibleActs({ ...refunding, refund_end }, 'bob')).toEqual(['end_refund'])
  expect(possibleActs({ ...refunding, refund_end: { ...refund_end, open: false } }, 'bob')).toEqual(
    [],
  )
  expect(possibleActs(refunding, 'bob')).toEqual([])
  expect(possibleActs({ ...refunding, refund_end, approval_asked_by: 'alice' }, 'bob')).toEqual([])
})

test('[LAW-24] what is owed since a deposit was taken back is ended while some of it is left', () => {
  const base = { direction: 'deposit', ...free, approval_asked_by: null } as const
  const reversed = { ...base, state: 'reversed' } as const
  const claim = { amount: '600.00', collected: '0.00', written_off: '0.00', left: '600.00' }
  expect(possibleActs({ ...reversed, claim }, 'bob')).toEqual(['end_claim'])
  expect(possibleActs({ ...reversed, claim: { ...claim, left: '0.00' } }, 'bob')).toEqual([])
  expect(possibleActs(reversed, 'bob')).toEqual([])
})

test('[SIL-026] who has claimed a payment is not offered to claim it again', () => {
  const payment = {
    direction: 'deposit',
    state: 'claimed',
    claimed_by: 'bob',
    claimed_until,
    approval_asked_by: null,
  } as const
  expect(possibleActs(payment, 'bob')).toEqual(['approve', 'reject'])
  expect(possibleActs({ ...payment, claimed_until: null }, 'bob')).toContain('claim')
})

test('[SIL-026] what a colleague holds is theirs to decide until their claim ends', () => {
  for (const direction of ['deposit', 'withdrawal'] as const) {
    const base = { direction, claimed_by: 'bob', approval_asked_by: null } as const
    const payment = { ...base, state: 'review' } as const
    expect(possibleActs({ ...payment, claimed_until }, 'alice')).toEqual([])
    expect(possibleActs({ ...payment, claimed_until: null }, 'alice')).toEqual([
      'claim',
      'approve',
      'reject',
    ])
  }
})

test('[SIL-026] who credited a deposit holds no refund of it back from the others', () => {
  const base = { direction: 'deposit', claimed_by: 'bob', approval_asked_by: null } as const
  expect(possibleActs({ ...base, state: 'credited', claimed_until }, 'alice')).toEqual([
    'refund',
    'reverse',
  ])
})

test('[SIL-026] money that came late can be credited but not rejected', () => {
  const payment = {
    direction: 'deposit',
    state: 'late_confirmed',
    ...free,
    approval_asked_by: null,
  } as const
  expect(possibleActs(payment, 'bob')).toEqual(['claim', 'approve'])
  const twice = { code: 'PAYS_ANOTHER', text: 'one payment, two deposits', reference: 'D1' }
  expect(possibleActs({ ...payment, warnings: [twice] }, 'bob')).toContain('reject')
})
