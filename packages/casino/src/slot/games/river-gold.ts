import { betLevelsMinor } from '../bet-levels.ts'
import { strip } from '../reel-strip.ts'
import type { SlotRunGame } from '../slot-game.ts'
import { payLines } from './pay-lines.ts'

/** Twenty lines; three scatters start free spins at double pay, which can win more of themselves. */
export const riverGold: SlotRunGame = {
  code: 'PADMA-RIVERGOLD',
  title: 'River Gold',
  platform: 'PADMA',
  symbols: ['WILD', 'SCATTER', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'],
  reels: [
    strip(`
      L3 H4 H2 L4 L1 H2 L2 H4 L1 L4 L2 SCATTER L3 L2 L4 H1 L2 L4 H3 L3 H2 L4 L1 H1 L4 L3 H2 H4
      H3 H1 L1 H3 L2 H4 WILD L1
    `),
    strip(`
      L2 WILD L3 H4 L1 L4 H3 H4 L3 L4 L2 L3 H4 H2 H1 L3 L2 H3 L4 L2 H3 H1 L1 L3 H3 SCATTER H2
      L4 L1 H1 H4 L2 L3 H3 L4
    `),
    strip(`
      L3 SCATTER H2 L2 L1 L3 L2 H4 H1 L1 H4 L3 H2 L1 H3 L3 H4 L4 L1 H3 L4 H4 SCATTER L2 H4 L4
      L1 L3 H1 L1 H2 L2 L4 WILD L1 H4
    `),
    strip(`
      H3 L1 H4 L2 L3 H2 L2 H3 L1 L2 H3 L4 L2 H1 L4 L1 H2 L4 H4 H2 L4 H4 H2 H1 L1 L2 H3 L1 L2
      L3 H3 SCATTER WILD L3 L2 L4 WILD
    `),
    strip(`
      H3 L2 L3 H3 H4 L1 L2 L3 H4 H1 H2 L2 L4 H4 H3 L4 H4 L1 L3 L4 L1 L2 H1 L1 H3 L4 SCATTER
      WILD L4 L2 L1 L3 H4
    `),
  ],
  rows: 3,
  evaluation: { kind: 'lines', lines: payLines.slice(0, 20), bothWays: false },
  costUnits: 20,
  pays: {
    WILD: { 3: 100, 4: 800, 5: 5000 },
    H1: { 3: 80, 4: 400, 5: 2500 },
    H2: { 3: 50, 4: 200, 5: 1000 },
    H3: { 3: 40, 4: 150, 5: 600 },
    H4: { 3: 30, 4: 100, 5: 400 },
    L1: { 3: 10, 4: 40, 5: 150 },
    L2: { 3: 10, 4: 35, 5: 125 },
    L3: { 3: 5, 4: 25, 5: 100 },
    L4: { 3: 5, 4: 20, 5: 80 },
  },
  wild: { symbol: 'WILD' },
  scatter: {
    symbol: 'SCATTER',
    pays: { 3: 2, 4: 10, 5: 100 },
    freeSpins: { 3: 10, 4: 12, 5: 15 },
    multiplier: 2,
    retrigger: { 3: 5, 4: 6, 5: 8 },
  },
  mechanic: { kind: 'spins' },
  freeSpinsMax: 30,
  winCapTimesBet: 16_877,
  betLevelsMinor,
  volatility: 'medium',
}
