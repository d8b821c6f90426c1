import { betLevelsMinor } from '../bet-levels.ts'
import { strip } from '../reel-strip.ts'
import type { SlotGame } from '../slot-game.ts'

/** 243 ways; sweets that win are taken from the stall, others fall, and each fall pays more. */
export const mishtiMela: SlotGame = {
  code: 'SHAPLA-MISHTIMELA',
  title: 'Mishti Mela',
  platform: 'SHAPLA',
  symbols: ['WILD', 'SCATTER', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'],
  reels: [
    strip(`
      H3 L1 L4 L1 H3 H2 L3 H1 L3 H2 L1 L2 L4 L1 L3 L1 H1 L4 L3 L2 L3 H3 H4 H2 H3 SCATTER
      L3 L1 H4
    `),
    strip(`
      H1 L2 H4 H3 L4 L2 L1 SCATTER H3 H2 L4 L2 H4 L2 L4 H4 L2 L1 H2 L4 H1 H4 L4 L3 H1 H4
      L1 L3 WILD L2
    `),
    strip(`
      L1 WILD L4 H2 L1 L4 H4 L4 SCATTER H3 L1 L3 H4 L1 L3 H1 H2 L2 L3 H2 H1 H3 L1 L4 L2 H4
      L4 H3 L2 L4
    `),
    strip(`
      L3 L4 L3 L1 L2 H3 L2 H4 WILD L3 H4 L4 L1 H2 H3 H1 L1 H3 L4 L2 H2 L4 H4 SCATTER L3 L2
      WILD H1 L3 H2
    `),
    strip(`
      L2 L3 H2 L4 H1 H4 H3 SCATTER L4 H2 L3 L2 L1 H2 L4 H3 H1 L1 H4 L1 L4 L3 L1 H3 H1 H4
      L2 L3 L2 L3
    `),
  ],
  rows: 3,
  freeReels: [
    strip(`
      L3 L1 H4 SCATTER L3 H3 H4 L4 L3 L1 L2 H2 H1 L3 L4 H4 H2 H1 H3 L2 L3 L1 H3 L1 H2 H1
      H3 L2
    `),
    strip(`
      H3 L4 L2 WILD H1 L2 H4 L2 H3 H1 H2 L2 L1 L4 L1 H2 H4 L2 L1 H2 H4 H1 SCATTER H4 L3
      WILD L4 L3 L4
    `),
    strip(`
      WILD H4 L3 L1 H3 H2 L4 H3 L2 H2 L1 WILD L4 L1 L2 L3 L4 H3 H1 H4 L4 H1 H3 H4 L3 L1
      SCATTER H2 L2
    `),
    strip(`
      L4 L2 L1 H3 L4 SCATTER H2 H1 H4 H2 L3 L1 L3 L1 H2 H3 H4 L4 L2 H3 WILD L3 H1 L2 H4
      WILD H1 L1
    `),
    strip(`
      H4 L1 L4 H3 H1 L2 H2 L4 H4 H1 L1 H3 L3 H2 L3 H4 H1 L2 H3 L4 L3 L4 L2 H4 SCATTER L2
      H2 L1
    `),
  ],
  evaluation: { kind: 'ways' },
  costUnits: 50,
  pays: {
    H1: { 3: 30, 4: 100, 5: 420 },
    H2: { 3: 25, 4: 75, 5: 250 },
    H3: { 3: 15, 4: 50, 5: 150 },
    H4: { 3: 12, 4: 35, 5: 125 },
    L1: { 3: 6, 4: 18, 5: 60 },
    L2: { 3: 5, 4: 15, 5: 50 },
    L3: { 3: 4, 4: 12, 5: 40 },
    L4: { 3: 4, 4: 10, 5: 30 },
  },
  wild: { symbol: 'WILD' },
  scatter: {
    symbol: 'SCATTER',
    pays: { 3: 2, 4: 6, 5: 30 },
    freeSpins: { 3: 8, 4: 10, 5: 15 },
    multiplier: 1,
    retrigger: { 3: 8, 4: 10, 5: 15 },
  },
  mechanic: { kind: 'cascades', multipliers: [1, 2, 3, 5], freeMultipliers: [2, 4, 6, 10] },
  freeSpinsMax: 50,
  winCapTimesBet: 20_419,
  betLevelsMinor,
  volatility: 'medium-high',
}
