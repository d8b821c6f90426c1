import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const luckySeven: BoardArt = { code: 'SHAPLA-LUCKYSEVEN', card, wide }
