import { expect, test } from 'vitest'
import { bkashTime } from './bkash-time.ts'

test('bKash writes a time of Dhaka with a colon before the milliseconds', () => {
  expect(bkashTime(new Date('2019-08-07T05:15:56.336Z'))).toBe('2019-08-07T11:15:56:336 GMT+0600')
  expect(bkashTime(new Date('2026-12-31T18:00:00.000Z'))).toBe('2027-01-01T00:00:00:000 GMT+0600')
})
