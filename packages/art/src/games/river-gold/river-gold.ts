import type { SlotArt } from '../reels/slot-art.ts'
import { background } from './background.ts'
import { card } from './card.ts'
import { symbols } from './symbols.ts'
import { wide } from './wide.ts'

export const riverGold = {
  code: 'PADMA-RIVERGOLD',
  words: { en: ['RIVER', 'GOLD'], bn: ['সোনালি', 'নদী'] },
  card,
  wide,
  background,
  symbols,
} as const satisfies SlotArt
