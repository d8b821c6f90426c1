import { expect, test } from 'vitest'
import { gridOf, tinyGame } from '../fixtures/tiny-game.ts'
import { scatterWin } from './scatter-win.ts'

const game = tinyGame({
  scatter: {
    symbol: 'SCATTER',
    pays: { 3: 2, 4: 5, 5: 50 },
    freeSpins: { 3: 8, 4: 10, 5: 12 },
    multiplier: 3,
    retrigger: null,
  },
})

test('a scatter win tells where they stand, and pays a bet times its count, never multiplied', () => {
  const grid = gridOf(`
    SCATTER L1 L2      H1 H1
    H1      L1 SCATTER H1 L2
    L2      H1 L1      L1 SCATTER
  `)
  expect(scatterWin(game, grid)).toEqual({
    kind: 'scatter',
    symbol: 'SCATTER',
    count: 3,
    direction: 'anywhere',
    multiplier: 1,
    positions: [
      [0, 0],
      [2, 1],
      [4, 2],
    ],
    units: 6,
  })
})
