import { expect, test } from 'vitest'
import { requireRole } from '../staff/require-role.ts'
import { checkClaim } from './check-claim.ts'
import { payoutWay } from './payout-way.ts'

const now = new Date('2026-03-01T12:00:00Z')
const one = { staffId: 1n }
const two = { staffId: 2n }
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('[SIL-026] a role does what it may, an admin everything', () => {
  for (const role of ['support', 'auditor'] as const)
    expect(() => requireRole({ role }, 'cashier')).toThrow('Your role does not allow this.')
  expect(() => requireRole({ role: 'cashier' })).toThrow('Your role does not allow this.')
  requireRole({ role: 'cashier' }, 'support', 'cashier')
  requireRole({ role: 'admin' })
})

test('[SIL-026] a claim keeps others away for a quarter of an hour', () => {
  const claimedBy = { staffId: 1n, username: 'cashier1', at: minutesAgo(14) }
  expect(() => checkClaim({ claimedBy }, two, now)).toThrow('cashier1 is working on this.')
  checkClaim({ claimedBy }, one, now)
  checkClaim({ claimedBy: null }, two, now)
  checkClaim({ claimedBy: { ...claimedBy, at: minutesAgo(15) } }, two, now)
})

test('[SIL-026] from the limit upwards a payout takes two words of two people', () => {
  const small = { state: 'review', amountMinor: 1_999_999n, approvedBy: null } as const
  const large = { ...small, amountMinor: 2_000_000n }
  expect(payoutWay(small, one, 2_000_000n)).toEqual(['approved', 'paid'])
  expect(payoutWay(large, one, 2_000_000n)).toEqual(['approved'])
  const approved = { ...large, state: 'approved', approvedBy: 1n } as const
  expect(() => payoutWay(approved, one, 2_000_000n)).toThrow('A second person')
  expect(payoutWay(approved, two, 2_000_000n)).toEqual(['paid'])
  expect(payoutWay({ ...large, state: 'rejected' }, two, 2_000_000n)).toEqual([])
  expect(payoutWay({ ...large, state: 'paid' }, two, 2_000_000n)).toEqual([])
})
