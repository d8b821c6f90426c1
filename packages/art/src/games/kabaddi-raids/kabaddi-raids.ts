import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const kabaddiRaids: BoardArt = {
  code: 'KABADDI-RAIDS',
  words: { en: ['KABADDI', 'RAIDS'], bn: ['কাবাডি', 'রেইড'] },
  card,
  wide,
}
