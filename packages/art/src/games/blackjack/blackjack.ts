import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const blackjack: BoardArt = {
  code: 'BAGH-BLACKJACK',
  words: { en: ['BLACK', 'JACK'], bn: ['ব্ল্যাক', 'জ্যাক'] },
  card,
  wide,
}
