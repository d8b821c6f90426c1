import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const rainDrop = {
  code: 'SHAPLA-PLINKO',
  words: { en: ['RAIN', 'DROP'], bn: ['বৃষ্টির', 'ফোঁটা'] },
  card,
  wide,
} as const satisfies BoardArt
