import type { SlotArt } from '../reels/slot-art.ts'
import { background } from './background.ts'
import { card } from './card.ts'
import { symbols } from './symbols.ts'
import { wide } from './wide.ts'

export const hilsaRush = {
  code: 'PADMA-HILSARUSH',
  words: { en: ['HILSA', 'RUSH'], bn: ['ইলিশের', 'ঝাঁক'] },
  card,
  wide,
  background,
  symbols,
} as const satisfies SlotArt
