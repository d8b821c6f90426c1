import { betLevelsMinor } from '../bet-levels.ts'
import { strip } from '../reel-strip.ts'
import type { SlotGame } from '../slot-game.ts'
import { payLines } from './pay-lines.ts'

/** Twenty-five lines; six coins are held while the other places spin on, up to a full grid. */
export const mahasthan: SlotGame = {
  code: 'SHAPLA-MAHASTHAN',
  title: 'Mahasthan Treasure',
  platform: 'SHAPLA',
  symbols: ['WILD', 'COIN', 'H1', 'H2', 'H3', 'H4', 'L1', 'L2', 'L3', 'L4'],
  reels: [
    strip(`
      H3 L1 L4 L3 H3 L2 L4 H4 COIN COIN L1 L4 H4 L2 H2 H4 L1 H3 L3 L2 H2 WILD L2 L1 COIN COIN L3
      H1 H2 L2 L3 H1 L4 H4
    `),
    strip(`
      L4 H3 H2 H4 L2 L3 L1 H4 L4 COIN COIN L3 L1 L4 H3 L3 H2 L2 L1 L4 L3 L2 L1 WILD H1 H3 L1 COIN
      L2 H3 H2 H4 H1 L3
    `),
    strip(`
      H2 H1 L1 H2 L2 COIN COIN COIN L4 H4 H3 L1 H4 L2 L3 L4 L2 L3 H4 WILD H3 L4 H1 H3 L3 WILD L4
      L1 COIN H4 L3 L2 L4 L1
    `),
    strip(`
      H2 L1 L2 H4 L1 L3 COIN COIN H1 H2 L3 L1 H4 L2 H2 L3 L2 L4 L1 H1 L3 L4 L2 H3 COIN L4 L2 H4 H3
      WILD H1 L4 WILD H3
    `),
    strip(`
      H1 H3 L3 H2 H4 L4 H3 H4 L1 L4 H3 COIN COIN L3 H1 L1 L4 H4 L3 L4 L1 L2 H3 COIN COIN L3 L4 H2
      L1 L2 H1 H2 WILD L2 H4 L3
    `),
  ],
  rows: 3,
  evaluation: { kind: 'lines', lines: payLines, bothWays: false },
  costUnits: 25,
  pays: {
    WILD: { 3: 60, 4: 300, 5: 2000 },
    H1: { 3: 50, 4: 200, 5: 1000 },
    H2: { 3: 40, 4: 150, 5: 600 },
    H3: { 3: 30, 4: 100, 5: 400 },
    H4: { 3: 25, 4: 80, 5: 300 },
    L1: { 3: 10, 4: 30, 5: 125 },
    L2: { 3: 10, 4: 25, 5: 100 },
    L3: { 3: 5, 4: 20, 5: 90 },
    L4: { 3: 5, 4: 20, 5: 75 },
  },
  wild: { symbol: 'WILD' },
  scatter: null,
  mechanic: {
    kind: 'hold',
    symbol: 'COIN',
    coinsNeeded: 6,
    respins: 3,
    landing: { in: 1, outOf: 18 },
    coins: [
      { kind: 'plain', timesBet: 1, weight: 490 },
      { kind: 'plain', timesBet: 2, weight: 220 },
      { kind: 'plain', timesBet: 3, weight: 130 },
      { kind: 'plain', timesBet: 5, weight: 80 },
      { kind: 'plain', timesBet: 8, weight: 40 },
      { kind: 'mini', timesBet: 10, weight: 25 },
      { kind: 'minor', timesBet: 25, weight: 12 },
      { kind: 'major', timesBet: 100, weight: 3 },
    ],
    grandTimesBet: 1000,
  },
  freeSpinsMax: 0,
  winCapTimesBet: 2508,
  betLevelsMinor,
  volatility: 'medium-high',
}
