import { betLevelsMinor } from '../bet-levels.ts'
import { strip } from '../reel-strip.ts'
import type { SlotGame } from '../slot-game.ts'
import { payLines } from './pay-lines.ts'

/** The reels on which fireflies fly: one fills its reel, and stays while the others spin again. */
const wildReels: readonly number[] = [1, 2, 3]

/** Ten lines that pay from both ends; a wild stays on its reel and gives a respin, three at most. */
export const jonaki: SlotGame = {
  code: 'PADMA-JONAKI',
  title: 'Jonaki',
  platform: 'PADMA',
  symbols: ['WILD', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'],
  reels: [
    strip(`
      L4 L4 L4 H4 H4 L1 L1 L2 L2 L2 L4 L2 L2 H1 H1 L2 L2 L3 L3 H2 H2 H2 L2 L2 L1 H2 H2 H3 H3 H3
      L4 L4 L4 L3 L3 L3 H1 H4 L1 L1 H4 H4 L3 L4 L4 L4 H4 H4
    `),
    strip(`
      H2 H2 H3 WILD L2 L1 L1 L3 L3 L3 L1 L4 L4 L4 H2 L3 L3 L4 L4 H4 H4 H3 H3 L2 L3 L3 H1 H1 H1
      L1 L1 L1 H1 H1 H1 L1 L1 H3 H3 H3 L1 H3 H3 H2 H2 L3 L3 L3 L2 L2
    `),
    strip(`
      L3 L3 L3 H3 H3 H3 L3 L3 L1 L1 L4 L4 H3 H3 H2 H2 H2 H4 H4 H4 L3 L3 H4 H4 H4 H1 H1 L2 L2 L2
      L4 L4 L4 H4 H1 H1 L2 L2 L1 L1 WILD L1 L1 H2 H2 L2 L2 L4 L4
    `),
    strip(`
      L1 L1 L2 L2 L2 L1 L1 L1 L3 L3 H3 H3 L3 L2 L2 H2 H2 H2 L2 L1 L1 L3 L3 L3 H3 H3 H3 WILD H1
      H1 H1 L3 L3 H1 H3 H3 H3 L1 L1 L4 L3 L3 L1 L1 L4 L4 L4 H4 H4 H4
    `),
    strip(`
      L2 H4 H4 L2 L2 L2 L4 L4 L4 L1 L1 L1 H2 H2 H4 H4 H1 H1 H1 L3 L3 H2 H2 H4 L2 L2 L2 L4 L4 H4
      L4 L4 L4 L1 L1 L4 L2 L2 H3 H3 L3 L3 H4 H4 H3 H3 H2 H2
    `),
  ],
  rows: 3,
  evaluation: { kind: 'lines', lines: payLines.slice(0, 10), bothWays: true },
  costUnits: 10,
  pays: {
    H1: { 3: 15, 4: 50, 5: 125 },
    H2: { 3: 12, 4: 30, 5: 75 },
    H3: { 3: 8, 4: 20, 5: 50 },
    H4: { 3: 6, 4: 12, 5: 30 },
    L1: { 3: 5, 4: 8, 5: 20 },
    L2: { 3: 4, 4: 6, 5: 16 },
    L3: { 3: 3, 4: 5, 5: 12 },
    L4: { 3: 2, 4: 4, 5: 10 },
  },
  wild: { symbol: 'WILD', expandsOnReels: wildReels },
  scatter: null,
  mechanic: { kind: 'respins', reels: wildReels, respinsMax: wildReels.length },
  freeSpinsMax: 0,
  winCapTimesBet: 415,
  betLevelsMinor,
  volatility: 'medium',
}
