import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const duel: BoardArt = {
  code: 'E1SPORTS-DUEL',
  words: { en: ['ROBOT', 'DUEL'], bn: ['রোবটের', 'লড়াই'] },
  card,
  wide,
}
