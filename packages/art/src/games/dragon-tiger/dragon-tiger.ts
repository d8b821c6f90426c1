import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const dragonTiger: BoardArt = {
  code: 'BAGH-DRAGONTIGER',
  words: { en: ['DRAGON', 'TIGER'], bn: ['ড্রাগন', 'টাইগার'] },
  card,
  wide,
}
