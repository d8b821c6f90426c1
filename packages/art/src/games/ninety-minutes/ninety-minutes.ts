import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const ninetyMinutes: BoardArt = {
  code: 'VIRTUAL-FOOTBALL',
  words: { en: ['NINETY', 'MINUTES'], bn: ['নব্বই', 'মিনিট'] },
  card,
  wide,
}
