import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const rosherHari = { code: 'SHAPLA-TOWER', card, wide } as const satisfies BoardArt
