import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const mangoGrove = {
  code: 'BAGH-MINES',
  words: { en: ['MANGO', 'GROVE'], bn: ['আম', 'বাগান'] },
  card,
  wide,
} as const satisfies BoardArt
