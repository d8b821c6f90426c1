import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const superOver: BoardArt = {
  code: 'VIRTUAL-SUPEROVER',
  words: { en: ['SUPER', 'OVER'], bn: ['সুপার', 'ওভার'] },
  card,
  wide,
}
