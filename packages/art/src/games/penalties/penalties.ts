import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const penalties: BoardArt = {
  code: 'CMD-PENALTIES',
  words: { en: ['PENALTIES', ''], bn: ['পেনাল্টি', ''] },
  card,
  wide,
}
