import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const nagordola = {
  code: 'SHAPLA-WHEEL',
  words: { en: ['NAGOR', 'DOLA'], bn: ['নাগর', 'দোলা'] },
  card,
  wide,
} as const satisfies BoardArt
