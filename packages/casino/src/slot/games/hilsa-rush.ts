import { betLevelsMinor } from '../bet-levels.ts'
import { strip } from '../reel-strip.ts'
import type { SlotGame } from '../slot-game.ts'
import { payLines } from './pay-lines.ts'

/** Ten lines that pay from both ends, and wilds that fill the middle reels: many small wins. */
export const hilsaRush: SlotGame = {
  code: 'PADMA-HILSARUSH',
  title: 'Hilsa Rush',
  platform: 'PADMA',
  symbols: ['WILD', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'],
  reels: [
    strip(`
      L1 L4 L2 L3 L4 L1 H4 L2 L3 H2 H3 L3 L1 H4 L2 H2 L3 L1 L2 H2 L4 H4 H3 L1 L4 L2 H1 H2 L3
      H4 H3 L4 H1
    `),
    strip(`
      L2 H4 H2 L4 H4 L1 L4 L2 L1 L4 L2 H2 L3 H1 L4 H3 H4 L1 L3 H4 L2 L1 L3 L2 L1 H2 H4 L3 H2
      WILD L3 H3 H1
    `),
    strip(`
      L4 L1 L3 H2 L4 L2 L3 H3 L2 L1 H3 H2 H4 L3 L1 H4 L2 L4 L3 H4 L2 L1 H3 L2 WILD L4 L3 H2 H4
      L4 L1 H1 H4
    `),
    strip(`
      H1 H2 L3 L4 H4 L3 L1 H3 H1 L4 H4 L2 H2 L3 L1 L4 L2 H3 H4 L2 L4 L3 L2 L1 L3 L4 L2 L1 H2
      H3 L3 WILD L2 L1
    `),
    strip(`
      H1 H3 L1 H4 H1 L3 L1 L4 L2 H2 L4 H4 H3 L3 L1 H1 L4 L3 L2 L1 H4 H2 L3 H3 H4 L2 L3 H2 L2
      L1 L4 H4
    `),
  ],
  rows: 3,
  evaluation: { kind: 'lines', lines: payLines.slice(0, 10), bothWays: true },
  costUnits: 10,
  pays: {
    H1: { 3: 30, 4: 75, 5: 250 },
    H2: { 3: 20, 4: 50, 5: 150 },
    H3: { 3: 15, 4: 30, 5: 100 },
    H4: { 3: 10, 4: 25, 5: 60 },
    L1: { 3: 6, 4: 15, 5: 40 },
    L2: { 3: 5, 4: 12, 5: 30 },
    L3: { 3: 4, 4: 10, 5: 25 },
    L4: { 3: 3, 4: 8, 5: 20 },
  },
  wild: { symbol: 'WILD', expandsOnReels: [1, 2, 3] },
  scatter: null,
  mechanic: { kind: 'spins' },
  freeSpinsMax: 0,
  winCapTimesBet: 132,
  betLevelsMinor,
  volatility: 'low',
}
