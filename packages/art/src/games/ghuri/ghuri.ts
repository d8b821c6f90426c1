import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const ghuri = {
  code: 'PADMA-GHURI',
  words: { en: ['GHURI', ''], bn: ['ঘুড়ি', ''] },
  card,
  wide,
} as const satisfies BoardArt
