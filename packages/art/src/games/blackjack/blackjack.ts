import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const blackjack: BoardArt = { code: 'BAGH-BLACKJACK', card, wide }
