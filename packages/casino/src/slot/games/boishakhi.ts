import { betLevelsMinor } from '../bet-levels.ts'
import { strip } from '../reel-strip.ts'
import type { SlotGame } from '../slot-game.ts'
import { payLines } from './pay-lines.ts'

/** Twenty-five lines, scatters that pay from two, and free spins on strips without the lowest symbols. */
export const boishakhi: SlotGame = {
  code: 'SHAPLA-BOISHAKHI',
  title: 'Boishakhi Mela',
  platform: 'SHAPLA',
  symbols: ['WILD', 'SCATTER', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'],
  reels: [
    strip(`
      H2 H4 H3 L4 L2 L1 L4 L3 H1 L1 L2 H2 H3 L3 L1 H4 L2 L1 WILD L2 L4 H3 L2 L4 H4 L1 H2 H4 H3
      L2 SCATTER H2 H4 L1 H3 H4 L2
    `),
    strip(`
      L2 H2 L3 L2 H2 L4 H3 L2 H2 SCATTER H3 L2 L4 WILD L1 L3 L2 H4 L3 L2 L1 H2 L2 L4 L3 H1 L2
      L1 L3 L2 H3 H1 H4
    `),
    strip(`
      L1 L4 L3 L1 H3 L3 H2 L4 WILD L3 L2 H4 H3 L4 L1 H1 L4 SCATTER H3 L4 H4 H3 L1 L3 H2 H1 H4
      H2 H1 L4 L3
    `),
    strip(`
      SCATTER H1 H4 WILD H3 L4 H2 H3 H4 L2 L3 L4 L1 L2 L4 H2 L1 L4 L2 H1 L4 H2 H4 L4 L1 H3 H2
      L2
    `),
    strip(`
      L4 H2 H4 H3 L4 H4 L3 L1 WILD L3 H2 H3 L4 L2 SCATTER H4 L1 L2 H3 H2 L4 L2 L1 L4 H1 H4 L2
      L4 L1 H4 H3 L1
    `),
  ],
  rows: 3,
  freeReels: [
    strip(`
      H2 H4 SCATTER H2 H4 L2 L1 H3 H4 H1 H3 H2 H1 L1 H4 L2 H2 H1 H4 H3 L2 WILD H3 H1 WILD L1
      H4 H2 H3 L2
    `),
    strip(`
      H2 L2 H3 WILD H2 H1 H4 SCATTER H2 H1 H4 L2 H3 H1 H4 H2 L2 L1 H3 H4 WILD H3 L1 H1 H2 L1
      H4
    `),
    strip(`
      H4 L2 WILD H1 H3 WILD H4 H3 H1 SCATTER H4 L2 H2 H4 H3 H2 H1 L2 H4 L1 H2 H3 L2 H2 H4 H1
      L2 H3 L1 H2
    `),
    strip(`
      H4 H2 L2 H1 H2 H4 H3 H2 L1 H1 H3 H4 WILD L1 H4 H2 L2 WILD H3 L1 H1 H3 H4 L2 L1 H2 L2 H3
      H4 H1 SCATTER
    `),
    strip(`
      L2 H4 L1 H2 H3 H4 H1 H2 WILD L2 H4 H2 L1 H3 H4 L2 L1 H2 L2 SCATTER H2 WILD H1 H4 L2 H1
      H4 H3
    `),
  ],
  evaluation: { kind: 'lines', lines: payLines, bothWays: false },
  costUnits: 25,
  pays: {
    WILD: { 2: 10, 3: 100, 4: 750, 5: 5000 },
    H1: { 2: 5, 3: 50, 4: 300, 5: 1500 },
    H2: { 3: 40, 4: 150, 5: 750 },
    H3: { 3: 25, 4: 100, 5: 400 },
    H4: { 3: 15, 4: 50, 5: 150 },
    L1: { 3: 10, 4: 30, 5: 100 },
    L2: { 3: 8, 4: 25, 5: 80 },
    L3: { 3: 5, 4: 20, 5: 60 },
    L4: { 3: 5, 4: 15, 5: 50 },
  },
  wild: { symbol: 'WILD' },
  scatter: {
    symbol: 'SCATTER',
    pays: { 2: 1, 3: 3, 4: 15, 5: 100 },
    freeSpins: { 3: 8, 4: 10, 5: 12 },
    multiplier: 1,
    retrigger: { 3: 4, 4: 5, 5: 6 },
  },
  mechanic: { kind: 'spins' },
  freeSpinsMax: 24,
  winCapTimesBet: 8_328,
  betLevelsMinor,
  volatility: 'medium',
}
