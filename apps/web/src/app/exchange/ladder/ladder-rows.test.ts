import { parseOdds } from '@maidan/money'
import { expect, test } from 'vitest'
import { ladderRows, middleOf, REACH } from './ladder-rows.ts'

const levels = (...prices: number[]) => prices.map((price) => ({ price, size: price * 100 }))
const book = { back: levels(1.98, 1.97, 1.95), lay: levels(2) }
const own = [
  { side: 'back', odds: '2.00', id: 1 },
  { side: 'lay', odds: '1.97', id: 2 },
]
const middle = parseOdds('1.98') ?? 0
const at = (odds: string) => ladderRows(book, own, middle).find((row) => row.odds === odds)

test.each([
  ['a level that is told', '1.97', { back: 197, lay: 0 }],
  ['between two levels nothing is offered', '1.96', { back: 0, lay: 0 }],
  ['behind the third level nobody knows', '1.94', { back: null, lay: 0 }],
  ['with fewer levels nothing stands behind them', '2.02', { back: 0, lay: 0 }],
] as const)('a ladder at %s', (_, odds, sizes) => {
  expect(at(odds)?.sizes).toEqual(sizes)
})

test('a ladder marks the best prices and the player’s own bets on their side', () => {
  expect(at('1.98')?.best).toEqual({ back: true, lay: false })
  expect(at('2.00')?.own).toEqual({ back: [own[0]], lay: [] })
  expect(at('1.97')?.own).toEqual({ back: [], lay: [own[1]] })
})

test('a ladder falls from high odds to low ones and stops at its ends', () => {
  const odds = ladderRows(book, [], middle).map((row) => row.odds)
  expect(odds).toHaveLength(2 * REACH + 1)
  expect(odds[REACH]).toBe('1.98')
  expect(ladderRows(book, [], 0).at(-1)?.odds).toBe('1.01')
  expect(ladderRows(book, [], 349)[0]?.odds).toBe('1000')
  expect([middleOf(book), middleOf({ back: [], lay: [] })]).toEqual([middle, null])
})
