import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const casinoHoldem: BoardArt = {
  code: 'SHAPLA-HOLDEM',
  words: { en: ['CASINO', "HOLD'EM"], bn: ['ক্যাসিনো', 'হোল্ডেম'] },
  card,
  wide,
}
