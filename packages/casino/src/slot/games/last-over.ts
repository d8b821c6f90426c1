import { betLevelsMinor } from '../bet-levels.ts'
import { strip } from '../reel-strip.ts'
import type { SlotGame } from '../slot-game.ts'
import { payLines } from './pay-lines.ts'

/** Five lines with high pays; a wild triples the win that it completes. */
export const lastOver: SlotGame = {
  code: 'SHAPLA-LASTOVER',
  title: 'Last Over',
  platform: 'SHAPLA',
  symbols: ['WILD', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'],
  reels: [
    strip(`
      L2 L4 L1 H4 H3 L4 L1 L2 H4 L4 L1 WILD L4 L2 L1 L3 L2 H2 L4 L1 L3 L2 L1 L3 H3 L4 L3 L1 L2
      L4 H1 L1 L3 L2 L1 L4 H2 L1
    `),
    strip(`
      L3 L2 L4 L3 L2 H3 L3 L2 WILD L4 L2 L1 H4 L4 H1 L3 H4 WILD L3 L2 L1 L3 H4 H3 L1 L4 L3 H2
      H4 L3 L1 H3 H4 L4 L3 L2 L4 H2 L3 H4 L1 L3 L4 H3
    `),
    strip(`
      L1 L3 L4 H3 H1 L1 WILD L4 L2 H4 H3 H2 L2 H3 H4 L2 L1 L3 L4 L2 L1 L3 H4 L2 L3 H4 L2 H2 L4
      H4 L2 L4 L3 L2 L1 H3 L3 L2 L1 WILD L3 L4
    `),
    strip(`
      L2 L1 L4 L3 H1 L4 L1 L2 H4 L4 WILD L2 L4 L3 L1 L4 L3 L1 L2 H3 L3 L4 L2 L3 L1 L4 L3 L2 L4
      L3 L2 L4 H3 H2 L4 H4 H2 L4 WILD L2 L4 L3
    `),
    strip(`
      L4 H2 L1 H1 L4 L1 H4 H2 H1 L1 L3 L4 H3 H4 L1 L2 L3 L1 L2 WILD L1 H3 H4 L1 L4 H4 L1 L3 L2
      L1 H4 L4 L1 L3
    `),
  ],
  rows: 3,
  evaluation: { kind: 'lines', lines: payLines.slice(0, 5), bothWays: false },
  costUnits: 5,
  pays: {
    WILD: { 3: 300, 4: 2500, 5: 20000 },
    H1: { 3: 75, 4: 500, 5: 4000 },
    H2: { 3: 40, 4: 200, 5: 1000 },
    H3: { 3: 25, 4: 100, 5: 500 },
    H4: { 3: 15, 4: 60, 5: 250 },
    L1: { 3: 5, 4: 15, 5: 50 },
    L2: { 3: 4, 4: 12, 5: 40 },
    L3: { 3: 3, 4: 8, 5: 30 },
    L4: { 3: 2, 4: 6, 5: 20 },
  },
  wild: { symbol: 'WILD', multiplier: 3 },
  scatter: null,
  mechanic: { kind: 'spins' },
  freeSpinsMax: 0,
  winCapTimesBet: 4_010,
  betLevelsMinor,
  volatility: 'high',
}
