import { expect, test } from 'vitest'
import { gridOf } from '../fixtures/tiny-game.ts'
import { tinyClusters } from '../fixtures/tiny-clusters.ts'
import { symbolWins } from '../wins/symbol-wins.ts'
import { clusterCodes } from './cluster-codes.ts'

const game = tinyClusters()

/** Each win as its size, symbol and units; the grids are filled up with scatters. */
function wins(text: string): readonly string[] {
  const grid = gridOf(text.replaceAll('.', 'SCATTER').replaceAll('*', 'WILD'))
  return symbolWins(game, grid).map(({ count, symbol, units }) => `${count} ${symbol}: ${units}`)
}

test.each([
  [
    'places that touch by their sides are a group, over reels and rows',
    `H1 H1 H1 . .
     .  .  H1 . .
     .  .  H1 . .
     .  .  .  . .
     .  .  .  . .`,
    ['5 H1: 10'],
  ],
  [
    'corners do not touch',
    `H1 .  .  . .
     H1 H1 .  . .
     .  .  H1 . .
     .  .  H1 . .
     .  .  .  . .`,
    [],
  ],
  [
    'the foot of a reel does not touch the head of the next',
    `.  H1 .  . .
     .  H1 .  . .
     .  H1 .  . .
     H1 .  .  . .
     H1 .  .  . .`,
    [],
  ],
  [
    'one less than the least pays nothing',
    `H1 H1 .  . .
     H1 H1 .  . .
     .  .  .  . .
     .  .  .  . .
     .  .  .  . .`,
    [],
  ],
  [
    'two groups of one symbol pay each',
    `L1 L1 L1 L1 L1
     .  .  .  .  .
     L1 L1 L1 .  .
     L1 L1 L1 .  .
     .  .  .  .  .`,
    ['5 L1: 4', '6 L1: 6'],
  ],
  [
    'a wild joins what it touches into one group',
    `L1 L1 * L1 L1
     .  .  .  .  .
     .  .  .  .  .
     .  .  .  .  .
     .  .  .  .  .`,
    ['5 L1: 4'],
  ],
  [
    'a wild is part of groups of two symbols',
    `H1 H1 *  L2 L2
     H1 H1 .  L2 L2
     .  .  .  .  .
     .  .  .  .  .
     .  .  .  .  .`,
    ['5 H1: 10', '5 L2: 2'],
  ],
  [
    'a wild reaches over other wilds, and they count',
    `H1 *  *  *  *
     .  .  .  .  .
     .  .  .  .  .
     .  .  .  .  .
     .  .  .  .  .`,
    ['5 H1: 10'],
  ],
  [
    'wilds alone pay nothing',
    `*  *  *  *  *
     .  .  .  .  .
     H1 H1 .  .  .
     .  .  .  .  .
     .  .  .  .  .`,
    [],
  ],
  [
    'a size between two steps pays the lower one',
    `H1 H1 H1 H1 H1
     H1 H1 .  .  .
     .  .  .  .  .
     .  .  .  .  .
     .  .  .  .  .`,
    ['7 H1: 20'],
  ],
  [
    'a size beyond the last step pays what that does',
    `L2 L2 L2 L2 L2
     L2 L2 L2 L2 L2
     L2 L2 L2 L2 L2
     L2 L2 L2 L2 L2
     L2 L2 L2 L2 L2`,
    ['25 L2: 5'],
  ],
])('%s', (_, text, expected) => {
  expect(wins(text)).toEqual(expected)
})

test('a win holds its places, reel by reel and from the top', () => {
  const grid = gridOf(`
    L1 L1 SCATTER SCATTER L2
    L1 WILD L2 SCATTER L2
    L1 SCATTER SCATTER SCATTER L2
    SCATTER SCATTER SCATTER SCATTER SCATTER
    SCATTER SCATTER SCATTER SCATTER SCATTER
  `)
  expect(symbolWins(game, grid)).toEqual([
    {
      kind: 'cluster',
      symbol: 'L1',
      count: 5,
      direction: 'anywhere',
      multiplier: 1,
      units: 4,
      positions: [
        [0, 0],
        [0, 1],
        [0, 2],
        [1, 0],
        [1, 1],
      ],
    },
  ])
})

test.each([
  ['a wild that multiplies', { wild: { symbol: 'WILD', multiplier: 2 } }],
  ['a wild that expands', { wild: { symbol: 'WILD', expandsOnReels: [1] } }],
  ['a wild that pays', { pays: { ...game.pays, WILD: [1, 2, 3] } }],
  ['a symbol that does nothing', { symbols: [...game.symbols, 'L3'] }],
])('%s is not counted but refused', (_, other) => {
  expect(() => clusterCodes({ ...game, ...other }, game.reels)).toThrow(RangeError)
})
