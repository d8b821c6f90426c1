import { expect, test } from 'vitest'
import { WITHDRAWAL_CONDITIONS } from '../lists.ts'
import { unmetCondition, withdrawalConditions } from './withdrawal-conditions.ts'
import type { WithdrawalFacts } from './withdrawal-conditions.ts'

const ready: WithdrawalFacts = {
  phoneVerified: true,
  isPending: false,
  isOpen: true,
  birthDateKnown: true,
  turnoverLeftMinor: 0n,
}

test.each([
  ['phone', { phoneVerified: false }],
  ['pending', { isPending: true }],
  ['open', { isOpen: false }],
  ['birth_date', { birthDateKnown: false }],
  ['turnover', { turnoverLeftMinor: 1n }],
] as const)('only %s stands open when only its fact is amiss', (condition, amiss) => {
  const facts = { ...ready, ...amiss }
  const open = withdrawalConditions(facts).filter(({ done }) => !done)
  expect(open.map((one) => one.condition)).toEqual([condition])
  expect(unmetCondition(facts, WITHDRAWAL_CONDITIONS)).toBe(condition)
  expect(unmetCondition(ready, WITHDRAWAL_CONDITIONS)).toBeNull()
})
