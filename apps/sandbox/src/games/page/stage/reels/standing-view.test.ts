import { slotGame } from '@maidan/casino'
import type { SlotEvent } from '@maidan/contract'
import { expect, test } from 'vitest'
import { standingView } from './standing-view.ts'

const game = slotGame('SHAPLA-MISHTIMELA')
if (game === undefined) throw new Error('The game is not there')

const stops = [3, 1, 4, 1, 5]
const spin = (free: boolean): SlotEvent => ({
  type: 'spin',
  index: 0,
  free,
  stops,
  grid: [],
  expandedReels: [],
})
const cascade: SlotEvent = {
  type: 'cascade',
  index: 1,
  multiplier: 2,
  removed: [[0, 0]],
  grid: game.reels.map(() => ['H1', 'H2', 'L3']),
}

test('a round stands where its last spin has stopped, on the strips of that spin', () => {
  expect(standingView(game, [spin(false)])).toEqual({ strips: game.reels, stops })
  expect(standingView(game, [spin(false), spin(true)])).toEqual({ strips: game.freeReels, stops })
  expect(standingView(game, [])).toBeNull()
})

test('after a cascade what has fallen is in view, and the strips of the spin follow below', () => {
  const view = standingView(game, [spin(false), spin(true), cascade])
  expect(view?.stops).toEqual([0, 0, 0, 0, 0])
  expect(view?.strips.map((strip) => strip.slice(0, 3))).toEqual(cascade.grid)
  expect(view?.strips.map((strip) => strip.slice(3))).toEqual(game.freeReels)
})

test('a cascade of an earlier spin is gone with it', () => {
  expect(standingView(game, [spin(false), cascade, spin(true)])?.stops).toEqual(stops)
})

test('after a respin the reels that were held stand wild, and the others where they stopped', () => {
  const grid = game.reels.map((_, reel) => (reel === 1 ? ['WILD', 'WILD', 'WILD'] : ['H1', 'H2']))
  const view = standingView(game, [
    spin(false),
    { type: 'wild_respin', index: 1, held: [1], stops, grid, expandedReels: [] },
    { type: 'round_total', totalMinor: '0', capped: false },
  ])
  expect(view?.strips.map((strip, reel) => strip.slice(0, grid[reel]?.length))).toEqual(grid)
  expect(view?.stops).toEqual([0, 0, 0, 0, 0])
})
