import type { SlotArt } from '../reels/slot-art.ts'
import { background } from './background.ts'
import { card } from './card.ts'
import { symbols } from './symbols.ts'
import { wide } from './wide.ts'

export const tigerNight = {
  code: 'BAGH-TIGERNIGHT',
  words: { en: ['TIGER', 'NIGHT'], bn: ['বাঘের', 'রাত'] },
  card,
  wide,
  background,
  symbols,
} as const satisfies SlotArt
