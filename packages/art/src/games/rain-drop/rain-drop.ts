import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const rainDrop = { code: 'SHAPLA-PLINKO', card, wide } as const satisfies BoardArt
