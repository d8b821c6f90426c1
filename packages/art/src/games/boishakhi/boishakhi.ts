import type { SlotArt } from '../reels/slot-art.ts'
import { background } from './background.ts'
import { card } from './card.ts'
import { symbols } from './symbols.ts'
import { wide } from './wide.ts'

export const boishakhi = {
  code: 'SHAPLA-BOISHAKHI',
  words: { en: ['BOISHAKHI', 'MELA'], bn: ['বৈশাখী', 'মেলা'] },
  card,
  wide,
  background,
  symbols,
} as const satisfies SlotArt
