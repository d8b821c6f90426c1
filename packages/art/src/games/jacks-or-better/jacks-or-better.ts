import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const jacksOrBetter: BoardArt = {
  code: 'SHAPLA-JACKS',
  words: { en: ['JACKS', 'OR BETTER'], bn: ['জ্যাকস', 'অর বেটার'] },
  card,
  wide,
}
