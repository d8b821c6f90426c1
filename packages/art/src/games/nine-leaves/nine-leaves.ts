import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const nineLeaves = {
  code: 'BAGH-LEAVES',
  words: { en: ['NINE', 'LEAVES'], bn: ['নয়', 'পাতা'] },
  card,
  wide,
} as const satisfies BoardArt
