import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const fiveCup: BoardArt = {
  code: 'FANTASY-CUP',
  words: { en: ['FIVE', 'CUP'], bn: ['ফাইভ', 'কাপ'] },
  card,
  wide,
}
