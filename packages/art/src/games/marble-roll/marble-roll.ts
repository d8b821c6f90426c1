import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const marbleRoll = {
  code: 'SHAPLA-DICE',
  words: { en: ['MARBLE', 'ROLL'], bn: ['মার্বেল', 'খেলা'] },
  card,
  wide,
} as const satisfies BoardArt
