import { expect, test } from 'vitest'
import { depositProblem, isPhoneVerified, pendingOf, withdrawalProblem } from './form-checks.ts'

test('[CASH-19] [SIL-071] the five checks of Next run in their order, and the range after them', () => {
  const facts = { phoneVerified: false, pending: true }
  const entry = { hasAmount: false, hasMethod: false, hasChannel: false, inRange: false }
  expect(depositProblem(facts, entry)).toBe('verifyPhone')
  facts.phoneVerified = true
  expect(depositProblem(facts, entry)).toBe('depositPending')
  facts.pending = false
  expect(depositProblem(facts, entry)).toBe('fillAmount')
  entry.hasAmount = true
  expect(depositProblem(facts, entry)).toBe('chooseMethod')
  entry.hasMethod = true
  expect(depositProblem(facts, entry)).toBe('chooseChannel')
  entry.hasChannel = true
  expect(depositProblem(facts, entry)).toBe('outOfRange')
  entry.inRange = true
  expect(depositProblem(facts, entry)).toBeNull()
})

test('[CASH-72] the checks of Submit run in their order', () => {
  const facts = { phoneVerified: false, pending: true }
  const entry = { hasAmount: false, hasAccount: false, hasMethod: false }
  expect(withdrawalProblem(facts, entry)).toBe('verifyPhone')
  facts.phoneVerified = true
  expect(withdrawalProblem(facts, entry)).toBe('withdrawalPending')
  facts.pending = false
  expect(withdrawalProblem(facts, entry)).toBe('amountRequired')
  entry.hasAmount = true
  expect(withdrawalProblem(facts, entry)).toBe('accountRequired')
  entry.hasAccount = true
  expect(withdrawalProblem(facts, entry)).toBe('methodRequired')
  entry.hasMethod = true
  expect(withdrawalProblem(facts, entry)).toBeNull()
})

test('[CASH-14][PROF-04] 1 and "1" count as verified', () => {
  expect([1, '1', 0, '0', null].map((session_id) => isPhoneVerified({ session_id }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('[CASH-15][CASH-67] a pending request is one of its kind with key 0', () => {
  const list = [
    { action: 'deposit', key: '1' },
    { action: 'withdraw', key: 0 },
  ]
  expect(pendingOf(list, 'deposit')).toBeUndefined()
  expect(pendingOf(list, 'withdraw')).toBe(list[1])
})
