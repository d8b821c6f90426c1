import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const archery: BoardArt = {
  code: 'SBO-ARCHERY',
  words: { en: ['ARCHERY', 'FINAL'], bn: ['তীরন্দাজি', 'ফাইনাল'] },
  card,
  wide,
}
