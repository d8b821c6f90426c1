import { expect, test } from 'vitest'
import { requireRole } from '../../platform/security/require-role.ts'
import { checkClaim, claimedUntil } from './check-claim.ts'
import { whySecondCashier, type CreditFacts } from '../deposits/why-second-cashier.ts'

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
  expect(claimedUntil(minutesAgo(14), now)).toEqual(minutesAgo(-1))
  expect(claimedUntil(minutesAgo(15), now)).toBeNull()
  expect(claimedUntil(null, now)).toBeNull()
})

test('[LAW-24] one cashier alone credits what the wallet’s statement says, up to two limits', () => {
  const found = { found: true, sender: '', receiver: '', at: '2026-03-01T12:00:00Z' } as const
  const statement = { ...found, amountMinor: '50000' }
  const facts = {
    settledMinor: 50_000n,
    statement,
    misfits: [],
    secondFromMinor: 2_000_000n,
    todayMinor: 0n,
    dayLimitMinor: 20_000_000n,
  }
  const why = (changed: Partial<CreditFacts>) => whySecondCashier({ ...facts, ...changed })
  const large = { ...statement, amountMinor: '2000000' }
  const cases: [Partial<CreditFacts>, string[]][] = [
    [{}, []],
    [{ statement: null }, ['not_checked']],
    [{ statement: { found: false } }, ['no_statement']],
    [{ settledMinor: 50_001n }, ['other_amount']],
    [{ misfits: ['amount'] }, []],
    [{ misfits: ['sender', 'receiver', 'time'] }, ['other_sender', 'other_receiver', 'other_time']],
    [{ statement: { ...statement, paysFor: 'D1' } }, ['pays_another']],
    [{ settledMinor: 49_999n }, ['other_amount']],
    [{ settledMinor: 2_000_000n, statement: large }, ['above_limit']],
    [{ todayMinor: 19_950_000n }, []],
    [{ todayMinor: 19_950_001n }, ['day_limit']],
    [
      { settledMinor: 900_000_000_000n, statement: null },
      ['not_checked', 'above_limit', 'day_limit'],
    ],
  ]
  for (const [changed, reasons] of cases) expect(why(changed)).toEqual(reasons)
})
