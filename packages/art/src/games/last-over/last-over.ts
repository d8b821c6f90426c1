import type { SlotArt } from '../reels/slot-art.ts'
import { background } from './background.ts'
import { card } from './card.ts'
import { symbols } from './symbols.ts'
import { wide } from './wide.ts'

export const lastOver = {
  code: 'SHAPLA-LASTOVER',
  words: { en: ['LAST', 'OVER', '6 OFF 1'], bn: ['শেষ', 'ওভার', '১ বলে ৬'] },
  card,
  wide,
  background,
  symbols,
} as const satisfies SlotArt
