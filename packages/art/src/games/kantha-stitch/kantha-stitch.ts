import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const kanthaStitch = {
  code: 'BAGH-KENO',
  words: { en: ['KANTHA', 'STITCH'], bn: ['নকশি', 'কাঁথা'] },
  card,
  wide,
} as const satisfies BoardArt
