import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const atashbaji = { code: 'SHAPLA-LIMBO', card, wide } as const satisfies BoardArt
