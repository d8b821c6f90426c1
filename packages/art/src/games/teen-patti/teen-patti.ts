import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const teenPatti: BoardArt = {
  code: 'BAGH-TEENPATTI',
  words: { en: ['TEEN PATTI', '20-20'], bn: ['তিন পাত্তি', '২০-২০'] },
  card,
  wide,
}
