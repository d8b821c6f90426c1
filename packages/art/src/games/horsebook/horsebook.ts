import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const horsebook: BoardArt = {
  code: 'HORSEBOOK-DERBY',
  words: { en: ['HORSEBOOK', 'DERBY'], bn: ['ঘোড়', 'দৌড়'] },
  card,
  wide,
}
