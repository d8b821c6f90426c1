import { expect, test } from 'vitest'
import { bookmakerCode, fancyCode } from './market-code.ts'
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
