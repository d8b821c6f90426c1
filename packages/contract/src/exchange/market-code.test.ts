import { expect, test } from 'vitest'
import { bookmakerCode, eventOfCode, fancyCode } from './market-code.ts'
import { isSport } from './sports.ts'

test('the markets of the house are named by their event', () => {
  expect([bookmakerCode('33'), fancyCode('33', '7')]).toEqual(['bm:33', 'f:33:7'])
})

test('only the three sports of the exchange are sports', () => {
  expect(['cricket', 'soccer', 'tennis', 'kabaddi', '', null].map(isSport)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test.each([
  { code: bookmakerCode('7001'), event: '7001' },
  { code: fancyCode('7001', '3'), event: '7001' },
  { code: '1.2412345', event: null },
  { code: 'x:7001', event: null },
  { code: 'bm:', event: null },
])('the code $code names event $event', ({ code, event }) => {
  expect(eventOfCode(code)).toBe(event)
})
