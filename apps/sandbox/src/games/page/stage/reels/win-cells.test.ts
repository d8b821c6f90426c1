import type { SlotWin } from '@maidan/contract'
import { expect, test } from 'vitest'
import { linePath, winCells } from './win-cells.ts'

const win = (positions: SlotWin['positions']): SlotWin => ({
  kind: 'line',
  symbol: 'H1',
  count: positions.length,
  direction: 'left',
  multiplier: 1,
  positions,
  winMinor: '100',
})

test('[GAME-13] a place that is in two wins is lit once', () => {
  const wins = [
    win([
      [0, 0],
      [1, 1],
    ]),
    win([
      [1, 1],
      [2, 2],
    ]),
  ]
  expect(winCells(wins)).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ])
})

test('[GAME-13] a line is drawn from the left whichever way it pays', () => {
  expect(
    linePath(
      win([
        [4, 0],
        [3, 1],
        [2, 2],
      ]),
    ),
  ).toEqual([
    [2, 2],
    [3, 1],
    [4, 0],
  ])
})
