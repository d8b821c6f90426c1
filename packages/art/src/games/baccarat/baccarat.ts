import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const baccarat: BoardArt = { code: 'BAGH-BACCARAT', card, wide }
