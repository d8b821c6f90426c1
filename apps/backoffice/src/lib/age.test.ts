import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

const now = Date.UTC(2026, 10, 20, 12)
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString()

test('[SIL-026] a payment is calm below 10 minutes, waiting below 30, then late', () => {
  expect(ageOf(ago(599), now)).toEqual({ days: 0, hours: 0, minutes: 9, tone: 'calm' })
  expect(ageOf(ago(600), now).tone).toBe('waiting')
  expect(ageOf(ago(1799), now).tone).toBe('waiting')
  expect(ageOf(ago(1800), now)).toEqual({ days: 0, hours: 0, minutes: 30, tone: 'late' })
})

test('long waits are told in days and hours', () => {
  expect(ageOf(ago(26 * 3600 + 61), now)).toMatchObject({ days: 1, hours: 2, minutes: 1 })
})

test('a clock that runs behind the server shows no negative age', () => {
  expect(ageOf(new Date(now + 5000).toISOString(), now)).toMatchObject({ minutes: 0, tone: 'calm' })
})
