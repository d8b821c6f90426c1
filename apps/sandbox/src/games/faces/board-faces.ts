import type { BoardFace } from './board-face.ts'
import { dragonTiger } from './dragon-tiger.ts'

/** The face of every game that has no reels. */
export const boardFaces: readonly BoardFace[] = [dragonTiger]
