import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const padmaNets = {
  code: 'PADMA-NETS',
  words: { en: ['PADMA', 'NETS'], bn: ['পদ্মার', 'জাল'] },
  card,
  wide,
} as const satisfies BoardArt
