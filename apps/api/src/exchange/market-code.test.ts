import { expect, test } from 'vitest'
import { bookmakerCode, eventOfCode, fancyCode } from './market-code.ts'

test.each([
  { code: bookmakerCode('7001'), event: '7001' },
  { code: fancyCode('7001', '3'), event: '7001' },
  { code: '1.2412345', event: null },
  { code: 'x:7001', event: null },
  { code: 'bm:', event: null },
])('the code $code names event $event', ({ code, event }) => {
  expect(eventOfCode(code)).toBe(event)
})
