import { betLevelsMinor } from '../bet-levels.ts'
import { strip } from '../reel-strip.ts'
import type { SlotGame } from '../slot-game.ts'

/** 243 ways with tigers walking in pairs; free spins pay three times as much. */
export const tigerNight: SlotGame = {
  code: 'BAGH-TIGERNIGHT',
  title: 'Tiger Night',
  platform: 'BAGH',
  symbols: ['WILD', 'SCATTER', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'],
  reels: [
    strip(`
      L4 H4 L1 L3 H3 L4 L1 L3 L4 H4 L1 SCATTER H1 H1 L4 L3 L1 H3 H2 L4 L3 H2 L4 H4 L3 L1 H1 H1
      L3 H4 H2 L4 L3 L2
    `),
    strip(`
      L4 SCATTER L1 H3 H1 H1 H4 L2 L4 L3 H3 H4 L4 L3 H4 L2 H2 L3 L4 L2 H2 L3 H1 H1 H4 L4 L2 H3
      H2 L2 H4 L4 H2 L2 L4 L3 WILD H4
    `),
    strip(`
      H3 L1 H2 L2 L1 H2 L2 H4 L1 L3 L2 H3 L1 L2 H3 L1 L2 L4 L1 L2 L4 WILD L1 H2 L4 L2 H3 L1 L2
      H1 H1 H2 H3 L1 H4 SCATTER H1 H1
    `),
    strip(`
      H1 H1 L3 L4 H2 L3 L4 H3 L3 WILD H2 L4 L1 H2 H3 L1 L2 L3 H4 L4 L3 SCATTER L2 L4 H2 L2 H3
      H4 L4 H1 H1 L1 L4 H3 L3 L4
    `),
    strip(`
      SCATTER L4 L2 H4 L1 L3 L2 L4 H1 H1 L1 H2 H4 L4 L2 H3 H2 L1 L4 L3 L1 H4 L3 L2 H4 H3 L4 L3
      H2 L4 L2 L1 L4 L3 H4 L1 H1 H1 L4 L1
    `),
  ],
  rows: 3,
  evaluation: { kind: 'ways' },
  costUnits: 25,
  pays: {
    H1: { 3: 30, 4: 150, 5: 1000 },
    H2: { 3: 20, 4: 75, 5: 300 },
    H3: { 3: 15, 4: 60, 5: 200 },
    H4: { 3: 12, 4: 50, 5: 150 },
    L1: { 3: 6, 4: 25, 5: 75 },
    L2: { 3: 6, 4: 20, 5: 60 },
    L3: { 3: 5, 4: 15, 5: 50 },
    L4: { 3: 5, 4: 12, 5: 40 },
  },
  wild: { symbol: 'WILD' },
  scatter: {
    symbol: 'SCATTER',
    pays: { 3: 2, 4: 5, 5: 50 },
    freeSpins: { 3: 8, 4: 10, 5: 12 },
    multiplier: 3,
    retrigger: null,
  },
  mechanic: { kind: 'spins' },
  freeSpinsMax: 12,
  winCapTimesBet: 46_131,
  betLevelsMinor,
  volatility: 'high',
}
