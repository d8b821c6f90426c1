import { expect, test } from 'vitest'
import { hashCode, newCode, resendWaitSeconds } from './one-time-code.ts'

const bond = { purpose: 'verify_phone', subject: '1001', target: '+8801711223344' } as const

test('[AUTH-75] a code has six digits, zeros in front too', () => {
  const codes = new Set(Array.from({ length: 500 }, newCode))
  expect(codes.size).toBeGreaterThan(450)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
})

test('[API-25] what is stored of a code is bound to secret, purpose, person and address', () => {
  const hash = (secret: string, changed: object, code: string) =>
    hashCode(secret, { ...bond, ...changed }, code).toString('hex')
  const hashes = [
    hash('s', {}, '123456'),
    hash('t', {}, '123456'),
    hash('s', { purpose: 'verify_number' }, '123456'),
    hash('s', { subject: '1002' }, '123456'),
    hash('s', { target: '+8801711223345' }, '123456'),
    hash('s', {}, '123457'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hash('s', {}, '123456')).toBe(hashes[0])
})

test('[PROF-14] the wait for the next code is 60 seconds, rounded up', () => {
  const sentAt = new Date(0)
  expect(resendWaitSeconds(sentAt, new Date(0))).toBe(60)
  expect(resendWaitSeconds(sentAt, new Date(59_001))).toBe(1)
  expect(resendWaitSeconds(sentAt, new Date(60_000))).toBe(0)
})

test.each([
  [0, 60],
  [4_999, 65],
  [5_000, 65],
  [5_001, 0],
])(
  'a code that was sent %s ms from now, by another clock, makes one wait %s s',
  (aheadMs, seconds) => {
    expect(resendWaitSeconds(new Date(aheadMs), new Date(0))).toBe(seconds)
  },
)
