import type { SlotEvent } from '@maidan/contract'
import { expect, test } from 'vitest'
import { recallGrid } from './recall-grid.ts'
import { recallSpins } from './recall-spins.ts'

const events: readonly SlotEvent[] = [
  {
    type: 'spin',
    index: 0,
    free: false,
    stops: [0, 3],
    grid: [['H1'], ['WILD']],
    expandedReels: [1],
  },
  {
    type: 'wild_respin',
    index: 1,
    held: [1],
    stops: [2, 3],
    grid: [['L1'], ['WILD']],
    expandedReels: [0],
  },
  { type: 'wins', wins: [], totalMinor: '40' },
  { type: 'round_total', totalMinor: '40', capped: false },
]

test('[LAW-21] each respin is a view of its own, with the reels held and what it pays', () => {
  const [spin, respin, ...more] = recallSpins(events)
  expect(more).toEqual([])
  expect(spin).toMatchObject({ respin: null, totalMinor: '0' })
  expect(respin).toMatchObject({
    grid: [['L1'], ['WILD']],
    respin: { index: 1, held: [1] },
    totalMinor: '40',
  })
})

test('[LAW-21] the picture frames the reels that were held, and shows a new wild reel whole', () => {
  const [spin, respin] = recallSpins(events).map((view) =>
    recallGrid(view, { game: 'PADMA-JONAKI', language: 'en', wildSymbol: 'WILD' }, () => ''),
  )
  const wild = '/art/symbols/PADMA-JONAKI/WILD.svg'
  expect(spin).not.toContain('reel held')
  expect(respin?.match(/class="reel held" x="132"/g)).toHaveLength(1)
  expect(respin?.split(wild)).toHaveLength(3)
})

test('[I18N-02] who reads Bangla sees the wild with its name in Bangla, where it fell and where it grew', () => {
  const [spin, respin] = recallSpins(events).map((view) =>
    recallGrid(view, { game: 'PADMA-JONAKI', language: 'bn', wildSymbol: 'WILD' }, () => ''),
  )
  const wild = '/art/symbols/PADMA-JONAKI/WILD'
  expect([spin, respin].map((view) => view?.split(`${wild}.bn.svg`).length)).toEqual([2, 3])
  expect([spin, respin].join('')).not.toContain(`${wild}.svg`)
  // What has no name has one picture.
  expect(spin).toContain('/art/symbols/PADMA-JONAKI/H1.svg')
})
