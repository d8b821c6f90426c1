import { betLevelsMinor } from '../bet-levels.ts'
import { strip } from '../reel-strip.ts'
import type { SlotGame } from '../slot-game.ts'

/** 243 ways; a wild doubles the win it is part of, and free spins bring four times the wilds. */
export const honeyMangrove: SlotGame = {
  code: 'BAGH-HONEYMANGROVE',
  title: 'Mangrove Honey',
  platform: 'BAGH',
  symbols: ['WILD', 'SCATTER', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'],
  reels: [
    strip(`
      H4 L2 L1 H4 L2 L1 L3 H1 L1 L4 H4 L1 H2 H3 L1 SCATTER H3 L1 L2 H4 H3 H1 L2 L1 H4 L4 H3 L2
      L1 H4 L2 L1 H1
    `),
    strip(`
      L4 SCATTER L1 H3 H4 L4 L1 L3 L4 H4 L3 H2 H1 L1 L3 H2 L4 L3 L2 L1 L3 H1 L1 L3 L2 H3 L3 L2
      L1 L4 H2 L3 H1 L4 WILD L3
    `),
    strip(`
      SCATTER L3 L2 L4 L3 H1 L2 L3 H3 H4 L4 H3 L3 L4 H2 H4 L3 L4 H2 H3 L4 L3 H1 H2 L3 L4 H3 L3
      L1 WILD L3 H2 L4 L3 H4 L2
    `),
    strip(`
      L4 L1 L2 L4 L1 SCATTER L3 H4 L4 L2 L1 L4 L2 L3 L4 L1 H1 L4 L2 H3 L4 H1 WILD L2 H2 L4 L2
      L3 L1 L4 H3 L2 L1 L4 H4 L2 L4 H2 L2 L4 L1 H3
    `),
    strip(`
      L3 L1 L2 L4 H2 L3 H4 H1 L4 L3 L1 H3 L3 L4 L1 L3 L4 L2 SCATTER L4 H4 L1 L4 L3 H3 L4 L3 H4
      L4 L1 H4 L4 L2 L1 L4 L2 L3 L4 H2 H3 L4 H2
    `),
  ],
  rows: 3,
  freeReels: [
    strip(`
      L4 H4 L2 L1 H2 H3 H4 SCATTER L2 H3 L4 H4 H1 H2 L2 H3 H2 L3 H3 H1 L3 L1 H1 H4 L1 L3 L4 L1
      L3 L4 L2 L1 H2
    `),
    strip(`
      H3 L3 WILD H1 L1 WILD H4 L3 L1 H2 SCATTER L4 H3 L3 WILD L1 L2 L4 L1 H1 L4 L1 L2 L4 H2 L1
      L4 L3 H1 H4 L2 H2 WILD L2 H2
    `),
    strip(`
      H3 H2 WILD L2 H3 H2 L2 H3 L4 L3 H2 L1 WILD L2 H4 WILD L1 SCATTER L3 H2 H4 L3 L4 WILD H3
      L1 H1 L3
    `),
    strip(`
      H3 L2 H2 H1 L2 L1 WILD L2 H2 H1 L4 SCATTER WILD L4 L1 WILD L4 L2 L3 L4 H3 H1 L1 H4 L3 H2
      WILD L1 L4 H4
    `),
    strip(`
      H2 SCATTER H3 H2 H1 L2 L1 H1 L3 L2 H3 H2 L2 H4 H3 L1 L3 L2 H4 L1 H2 L4 L2 H1
    `),
  ],
  evaluation: { kind: 'ways' },
  costUnits: 50,
  pays: {
    H1: { 3: 50, 4: 200, 5: 1000 },
    H2: { 3: 40, 4: 150, 5: 600 },
    H3: { 3: 30, 4: 100, 5: 400 },
    H4: { 3: 25, 4: 80, 5: 300 },
    L1: { 3: 12, 4: 40, 5: 120 },
    L2: { 3: 12, 4: 30, 5: 100 },
    L3: { 3: 10, 4: 25, 5: 80 },
    L4: { 3: 8, 4: 20, 5: 60 },
  },
  wild: { symbol: 'WILD', multiplier: 2 },
  scatter: {
    symbol: 'SCATTER',
    pays: { 3: 2, 4: 8, 5: 40 },
    freeSpins: { 3: 10, 4: 12, 5: 15 },
    multiplier: 1,
    retrigger: { 3: 10, 4: 12, 5: 15 },
  },
  mechanic: { kind: 'spins' },
  freeSpinsMax: 50,
  winCapTimesBet: 12_723,
  betLevelsMinor,
  volatility: 'medium-high',
}
