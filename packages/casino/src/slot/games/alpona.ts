import { betLevelsMinor } from '../bet-levels.ts'
import { strip } from '../reel-strip.ts'
import type { SlotGame } from '../slot-game.ts'

/** A painted courtyard of five by five: motifs pay in groups, are swept away, and others fall. */
export const alpona: SlotGame = {
  code: 'PADMA-ALPONA',
  title: 'Alpona',
  platform: 'PADMA',
  symbols: ['WILD', 'SCATTER', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'],
  reels: [
    strip('L1 H4 H4 H1 H1 L3 L1 L1 H3 L4 L3 L3 L4 H2 H2 L4 SCATTER L2 L2 H3 L2'),
    strip('L4 L4 H3 H4 H4 WILD L3 L2 H4 L3 L1 L1 L2 H2 H2 L3 L2 SCATTER H1 H1 L4 H3'),
    strip('H2 L2 L2 H2 L3 L4 L4 L1 H1 L2 WILD L1 H4 H4 L3 H1 SCATTER L1 L3 H3 H3 L4'),
    strip('H1 H1 H3 H3 H4 H2 H2 SCATTER H4 H4 L1 L2 L3 L4 L4 L2 L2 WILD L4 L3 L3 L1'),
    strip('H1 H1 L1 L1 H4 H4 H3 L3 L4 L3 L1 L3 L2 H3 L2 L2 L4 L4 H2 H2 SCATTER'),
  ],
  rows: 5,
  freeReels: [
    strip('H1 H1 L4 L4 SCATTER L3 L3 H3 H3 L3 L4 L2 L1 L1 L2 L2 H2 H2 H4 H4 L1'),
    strip('H4 H2 H2 H3 H3 L1 L1 H4 H4 L2 L2 L3 L2 L4 L4 SCATTER H1 H1 WILD L3 L3 L4'),
    strip('L3 L2 L2 L4 WILD SCATTER L2 H2 H2 H1 H1 L1 L1 H3 H3 L1 L3 L3 H4 H4 L4 L4'),
    strip('SCATTER L4 L2 L2 L3 L3 L4 L4 H3 H3 WILD L3 H4 L1 L1 L2 H4 H4 H2 H2 H1 H1'),
    strip('H4 H4 L2 H2 H2 L1 L4 L3 L1 L1 L2 L2 L4 L4 SCATTER L3 L3 H3 H3 H1 H1'),
  ],
  evaluation: { kind: 'clusters', least: 5, steps: [6, 7, 8, 9, 11, 13] },
  costUnits: 20,
  pays: {
    H1: [80, 110, 160, 260, 500, 1200, 4000],
    H2: [60, 80, 120, 200, 400, 1000, 3000],
    H3: [40, 60, 90, 150, 300, 800, 2000],
    H4: [32, 48, 72, 120, 220, 600, 1500],
    L1: [25, 38, 56, 80, 150, 400, 1000],
    L2: [19, 28, 42, 64, 120, 300, 800],
    L3: [16, 23, 34, 50, 90, 240, 600],
    L4: [13, 20, 28, 42, 70, 200, 500],
  },
  wild: { symbol: 'WILD' },
  scatter: {
    symbol: 'SCATTER',
    pays: { 3: 1, 4: 3, 5: 15 },
    freeSpins: { 3: 0, 4: 8, 5: 12 },
    multiplier: 1,
    retrigger: { 3: 0, 4: 4, 5: 8 },
  },
  mechanic: { kind: 'cascades', multipliers: [1, 2, 4, 6], freeMultipliers: [2, 4, 8, 12] },
  freeSpinsMax: 40,
  winCapTimesBet: 8345,
  betLevelsMinor,
  volatility: 'medium-high',
}
