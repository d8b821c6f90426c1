import type { SlotEvent } from '@maidan/contract'
import { expect, test } from 'vitest'
import { escapeHtml } from './html.ts'
import { recallSpins } from './recall-spins.ts'

const spin = (index: number, free: boolean): SlotEvent => ({
  type: 'spin',
  index,
  free,
  stops: [0, 0, 0, 0, 0],
  grid: [['H1'], ['H1'], ['H1'], ['L1'], ['L2']],
  expandedReels: [],
})

test('[LAW-21] a recalled round shows every spin with the wins that followed it', () => {
  const events: SlotEvent[] = [
    spin(0, false),
    { type: 'free_spins_won', count: 8, remaining: 8, multiplier: 2 },
    spin(1, true),
    { type: 'wins', wins: [], totalMinor: '500' },
    spin(2, true),
    { type: 'free_spins_ended', totalMinor: '500', played: 8 },
    { type: 'round_total', totalMinor: '500', capped: false },
  ]
  expect(recallSpins(events)).toMatchObject([
    { free: false, index: 0, totalMinor: '0', freeSpinsWon: 8 },
    { free: true, index: 1, totalMinor: '500', freeSpinsWon: 0 },
    { free: true, index: 2, totalMinor: '0', freeSpinsWon: 0 },
  ])
})

test('[LAW-21] nothing a player may choose becomes markup in a recalled round', () => {
  expect(escapeHtml(`<img src=x onerror="a('b')">&`)).toBe(
    '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;',
  )
})
