import { expect, test } from 'vitest'
import { bonusEnd } from './bonus-end.ts'

const at = new Date('2026-01-15T12:00:00Z')
const before = new Date('2026-01-15T11:59:59Z')
const after = new Date('2026-01-15T12:00:01Z')

test.each([
  ['nothing left to stake', { remainingMinor: 0n, expiresAt: after }, false, 'released'],
  ['nothing left, its time over', { remainingMinor: 0n, expiresAt: before }, false, 'released'],
  ['nothing left, given up', { remainingMinor: 0n, expiresAt: after }, true, 'released'],
  ['something left', { remainingMinor: 1n, expiresAt: after }, false, null],
  ['something left, given up', { remainingMinor: 1n, expiresAt: after }, true, 'given_up'],
  ['something left at its last moment', { remainingMinor: 1n, expiresAt: at }, false, 'expired'],
  ['something left, its time over', { remainingMinor: 1n, expiresAt: before }, false, 'expired'],
  ['its time over, given up', { remainingMinor: 1n, expiresAt: before }, true, 'given_up'],
  ['something left and no end', { remainingMinor: 1n, expiresAt: null }, false, null],
] as const)('a bonus with %s', (_, bonus, isGivenUp, end) => {
  expect(bonusEnd(bonus, at, isGivenUp)).toBe(end)
})
