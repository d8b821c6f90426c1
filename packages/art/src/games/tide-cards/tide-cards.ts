import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const tideCards = {
  code: 'PADMA-HILO',
  words: { en: ['TIDE', 'CARDS'], bn: ['জোয়ার', 'ভাটা'] },
  card,
  wide,
} as const satisfies BoardArt
