import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const tieBreak: BoardArt = {
  code: 'ISPORTS-TIEBREAK',
  words: { en: ['TIE', 'BREAK'], bn: ['টাই', 'ব্রেক'] },
  card,
  wide,
}
