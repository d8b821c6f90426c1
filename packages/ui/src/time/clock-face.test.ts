import { expect, test } from 'vitest'
import { clockFace } from './clock-face.ts'

test('[SIL-081] a countdown reads mm:ss and stops at 00:00', () => {
  expect(clockFace(10 * 60_000)).toBe('10:00')
  expect(clockFace(61_001)).toBe('01:02')
  expect(clockFace(999)).toBe('00:01')
  expect(clockFace(0)).toBe('00:00')
  expect(clockFace(-5000)).toBe('00:00')
})
