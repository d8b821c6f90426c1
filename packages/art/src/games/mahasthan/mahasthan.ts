import type { SlotArt } from '../reels/slot-art.ts'
import { background } from './background.ts'
import { card } from './card.ts'
import { symbols } from './symbols.ts'
import { wide } from './wide.ts'

export const mahasthan = {
  code: 'SHAPLA-MAHASTHAN',
  words: { en: ['MAHASTHAN', 'TREASURE'], bn: ['মহাস্থানের', 'গুপ্তধন'] },
  card,
  wide,
  background,
  symbols,
} as const satisfies SlotArt
