import { expect, test } from 'vitest'
import { tinyCascades } from './fixtures/tiny-cascades.ts'
import { tinyClusters } from './fixtures/tiny-clusters.ts'
import { tinyGame } from './fixtures/tiny-game.ts'
import { paytable } from './paytable.ts'

const game = tinyGame({
  symbols: ['WILD', 'SCATTER', 'H1'],
  pays: { WILD: { 3: 15 }, H1: { 2: 1, 3: 10, 4: 20, 5: 50 } },
  scatter: {
    symbol: 'SCATTER',
    pays: { 3: 2, 4: 10 },
    freeSpins: { 3: 8, 4: 10, 5: 12 },
    multiplier: 2,
    retrigger: null,
  },
  freeSpinsMax: 12,
  winCapTimesBet: 500,
})

test('the pay table shows what each row wins at the bet', () => {
  expect(paytable(game, 300n)).toEqual({
    code: 'TINY-GAME',
    title: 'Tiny Game',
    betMinor: '300',
    rows: [
      { kind: 'line', symbol: 'WILD', count: 3, winMinor: '1500' },
      { kind: 'line', symbol: 'H1', count: 5, winMinor: '5000' },
      { kind: 'line', symbol: 'H1', count: 4, winMinor: '2000' },
      { kind: 'line', symbol: 'H1', count: 3, winMinor: '1000' },
      { kind: 'line', symbol: 'H1', count: 2, winMinor: '100' },
      { kind: 'scatter', symbol: 'SCATTER', count: 4, winMinor: '3000' },
      { kind: 'scatter', symbol: 'SCATTER', count: 3, winMinor: '600' },
    ],
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [0, 1, 2, 1, 0],
    ],
    bothWays: false,
    clusters: null,
    wild: { symbol: 'WILD' },
    freeSpins: {
      symbol: 'SCATTER',
      award: { 3: 8, 4: 10, 5: 12 },
      retrigger: null,
      multiplier: 2,
      max: 12,
      ownReels: false,
    },
    hold: null,
    cascades: null,
    respins: null,
    winCapMinor: '150000',
  })
})

test('a game that pays by ways has no lines, and one without scatter no free spins', () => {
  const ways = paytable(tinyGame({ evaluation: { kind: 'ways' } }), 3n)
  expect(ways).toMatchObject({ lines: null, bothWays: false, freeSpins: null })
  expect(ways.rows[0]).toEqual({ kind: 'ways', symbol: 'WILD', count: 5, winMinor: '100' })
})

test('a game that pays groups shows from which size to which each pay goes, largest first', () => {
  const { lines, clusters, rows } = paytable(tinyClusters(), 2n)
  expect({ lines, clusters }).toEqual({ lines: null, clusters: { least: 5, most: 8 } })
  expect(rows.slice(0, 4)).toEqual([
    { kind: 'cluster', symbol: 'H1', count: 8, upTo: 25, winMinor: '100' },
    { kind: 'cluster', symbol: 'H1', count: 6, upTo: 7, winMinor: '40' },
    { kind: 'cluster', symbol: 'H1', count: 5, upTo: 5, winMinor: '20' },
    { kind: 'cluster', symbol: 'L1', count: 8, upTo: 25, winMinor: '24' },
  ])
})

test('a game with cascades shows what they multiply by', () => {
  expect(paytable(tinyCascades(), 1n)).toMatchObject({
    hold: null,
    cascades: { multipliers: [1, 2, 3], freeMultipliers: [2, 5] },
  })
})
