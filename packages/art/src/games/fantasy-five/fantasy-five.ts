import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const fantasyFive: BoardArt = {
  code: 'FANTASY-FIVE',
  words: { en: ['FANTASY', 'FIVE'], bn: ['ফ্যান্টাসি', 'ফাইভ'] },
  card,
  wide,
}
