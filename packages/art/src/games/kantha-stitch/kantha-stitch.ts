import type { BoardArt } from '../board-art.ts'
import { card } from './card.ts'
import { wide } from './wide.ts'

export const kanthaStitch = { code: 'BAGH-KENO', card, wide } as const satisfies BoardArt
