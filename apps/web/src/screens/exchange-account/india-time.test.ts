import { expect, test } from 'vitest'
import { indiaTime } from './india-time.ts'

test('[SIL-001, EXCH-20] the exchange account page is half an hour behind the site', () => {
  expect(indiaTime(Date.parse('2025-01-01T20:00:00Z'))).toBe('2025/01/02 01:30:00')
})
