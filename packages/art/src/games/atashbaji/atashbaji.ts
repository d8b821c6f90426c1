import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const atashbaji = {
  code: 'SHAPLA-LIMBO',
  words: { en: ['ATASH', 'BAJI'], bn: ['আতশ', 'বাজি'] },
  card,
  wide,
} as const satisfies BoardArt
