import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const teenPatti: BoardArt = { code: 'BAGH-TEENPATTI', card, wide }
