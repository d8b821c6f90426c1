import { expect, test } from 'vitest'
import { safeReturn } from './paths.ts'

test('[SIL-026] after the log-in staff come back to where they were, never to another site', () => {
  expect(safeReturn('/deposits?open=D123')).toBe('/deposits?open=D123')
  expect(safeReturn('//evil.example')).toBe('/')
  expect(safeReturn('/\\evil.example')).toBe('/')
  expect(safeReturn('https://evil.example')).toBe('/')
  expect(safeReturn('/log-in?to=/log-in')).toBe('/')
  expect(safeReturn(undefined)).toBe('/')
})
