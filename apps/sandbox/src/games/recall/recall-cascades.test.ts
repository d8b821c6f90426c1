import type { SlotEvent, SlotWin } from '@maidan/contract'
import { expect, test } from 'vitest'
import { recallSpins } from './recall-spins.ts'

const win = (kind: 'ways' | 'scatter', winMinor: string): SlotWin => ({
  kind,
  symbol: 'H1',
  count: 3,
  direction: 'left',
  multiplier: 1,
  positions: [],
  winMinor,
})
const stopped = [['H1'], ['H1']]
const fallen = [['L1'], ['L2']]

const events: readonly SlotEvent[] = [
  { type: 'spin', index: 2, free: true, stops: [0, 0], grid: stopped, expandedReels: [] },
  { type: 'wins', wins: [win('ways', '10')], totalMinor: '10' },
  { type: 'cascade', index: 1, multiplier: 4, removed: [[0, 0]], grid: fallen },
  { type: 'wins', wins: [win('ways', '40')], totalMinor: '40' },
  { type: 'wins', wins: [win('scatter', '5')], totalMinor: '5' },
  { type: 'free_spins_won', count: 8, remaining: 8, multiplier: 1 },
]

test('[LAW-21] each cascade is a view of its own, with its multiplier and all that it pays', () => {
  const [first, second, ...more] = recallSpins(events)
  expect(more).toEqual([])
  expect(first).toMatchObject({ grid: stopped, cascade: null, totalMinor: '10', freeSpinsWon: 0 })
  expect(second).toMatchObject({
    free: true,
    index: 2,
    grid: fallen,
    cascade: { index: 1, multiplier: 4 },
    wins: [{ kind: 'ways' }, { kind: 'scatter' }],
    totalMinor: '45',
    freeSpinsWon: 8,
  })
})
