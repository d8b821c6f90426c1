import { describe, expect, test } from 'vitest'
import { gridOf, tinyGame } from '../fixtures/tiny-game.ts'
import type { SlotGame } from '../slot-game.ts'
import { symbolWins } from './symbol-wins.ts'

const { WILD: _, ...pays } = tinyGame().pays
const game = tinyGame({ evaluation: { kind: 'ways' }, pays })
const doubling = tinyGame({
  evaluation: { kind: 'ways' },
  pays,
  wild: { symbol: 'WILD', multiplier: 2 },
})

function wins(text: string, of: SlotGame = game): string[] {
  return symbolWins(of, gridOf(text)).map(
    ({ symbol, count, ways, units }) => `${count} ${symbol} in ${ways} ways: ${units}`,
  )
}

describe('ways', () => {
  test('one symbol on each of three reels is one way', () => {
    const grid = `
      L1 L2 L2 H1 H1
      L2 L1 L2 H1 H1
      H1 H1 L1 L2 L2`
    // L1 is once on reels 1 to 3. L2 is once, once, twice, once, once: two ways of five.
    // H1 is on reels 1 and 2 and missing on 3: one way of two.
    expect(wins(grid)).toEqual(['2 H1 in 1 ways: 1', '3 L1 in 1 ways: 4', '5 L2 in 2 ways: 10'])
  })

  test('are the product of the symbols on each reel', () => {
    const grid = `
      L1 L1 L1 L2 L2
      L1 L1 L1 L2 L2
      H1 L1 L2 L2 L2`
    // Two times three times two ways for three L1.
    expect(wins(grid)).toEqual(['3 L1 in 12 ways: 48'])
  })

  test('a full screen is 243 ways', () => {
    const grid = 'H1 H1 H1 H1 H1 \n H1 H1 H1 H1 H1 \n H1 H1 H1 H1 H1'
    expect(wins(grid)).toEqual(['5 H1 in 243 ways: 12150'])
  })

  test('a run not starting on the first reel pays nothing', () => {
    expect(wins('L2 L1 L1 L1 L1 \n L2 L1 L1 L1 L1 \n L2 H1 H1 H1 H1')).toEqual([])
  })

  test('a wild counts for every symbol, never for the scatter', () => {
    const grid = `
      L1 WILD L1 SCATTER H1
      L2 H1   H1 SCATTER H1
      H1 H1   H1 SCATTER H1`
    // H1: once, three places with the wild, twice; then reel 4 stops it. L1: once, the wild, once.
    expect(wins(grid)).toEqual(['3 H1 in 6 ways: 60', '3 L1 in 1 ways: 4'])
  })

  test('a win with a wild in it is doubled once, one without is not', () => {
    const grid = `
      L1 WILD WILD L2 L2
      L1 L1   L2   L2 L2
      H1 H1   L2   L2 L2`
    // L1: 2 x 2 x 1 ways of three, doubled. H1: 1 x 2 x 1 ways of three, doubled.
    expect(wins(grid, doubling)).toEqual(['3 H1 in 2 ways: 40', '3 L1 in 4 ways: 32'])
    const plain = 'L1 L1 L1 WILD L2 \n H1 L2 L2 L2 L2 \n H1 L2 L2 L2 L2'
    // The wild on reel 4 lengthens the run of L1 to four; reel 5 ends it.
    expect(wins(plain, doubling)).toEqual(['4 L1 in 1 ways: 12'])
    const ended = 'L1 L1 L1 L2 WILD \n H1 L2 L2 L2 L2 \n H1 L2 L2 L2 L2'
    expect(wins(ended, doubling)).toEqual(['3 L1 in 1 ways: 4'])
  })

  test('a wild with pays of its own pays them unmultiplied', () => {
    const own = { ...doubling, pays: { ...pays, WILD: { 3: 7 } } }
    const grid = 'WILD WILD WILD L2 L2 \n SCATTER L2 L2 L2 L2 \n SCATTER L2 L2 L2 L2'
    expect(wins(grid, own)).toContain('3 WILD in 1 ways: 7')
  })
})
