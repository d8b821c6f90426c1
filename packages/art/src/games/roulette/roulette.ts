import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const roulette: BoardArt = {
  code: 'BAGH-ROULETTE',
  words: { en: ['ROULETTE', ''], bn: ['রুলেট', ''] },
  card,
  wide,
}
