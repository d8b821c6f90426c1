import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const andarBahar: BoardArt = {
  code: 'BAGH-ANDARBAHAR',
  words: { en: ['ANDAR', 'BAHAR'], bn: ['অন্দর', 'বাহার'] },
  card,
  wide,
}
