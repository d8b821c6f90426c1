import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const threeMinuteDraw = {
  code: 'SHAPLA-TINMINUTE',
  words: { en: ['THREE MINUTE', 'DRAW'], bn: ['তিন মিনিটের', 'লটারি'] },
  card,
  wide,
} as const satisfies BoardArt
