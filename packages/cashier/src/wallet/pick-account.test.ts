import { expect, test } from 'vitest'
import { pickAccount, type ReceivingAccount } from './pick-account.ts'

const account = (id: bigint, fields: Partial<ReceivingAccount> = {}): ReceivingAccount => ({
  id,
  accountNumber: `0170000000${id}`,
  dayCapMinor: 5_000_000n,
  monthCapMinor: 30_000_000n,
  dayUsedMinor: 0n,
  monthUsedMinor: 0n,
  lastOfferedAt: null,
  ...fields,
})

test('[API-35] the account that was offered longest ago comes first', () => {
  const recent = account(1n, { lastOfferedAt: new Date('2026-03-02') })
  const older = account(2n, { lastOfferedAt: new Date('2026-03-01') })
  expect(pickAccount([recent, older], 50_000n)?.id).toBe(2n)
  expect(pickAccount([recent, older, account(3n)], 50_000n)?.id).toBe(3n)
})

test('[API-35] an account whose wallet may take no more is left out', () => {
  const fullToday = account(1n, { dayUsedMinor: 4_950_001n })
  const fullThisMonth = account(2n, { monthUsedMinor: 29_950_001n })
  expect(pickAccount([fullToday, fullThisMonth], 50_000n)).toBeNull()
  expect(pickAccount([account(1n, { dayUsedMinor: 4_950_000n })], 50_000n)?.id).toBe(1n)
})
