import type { BoardArt } from './board-art.ts'

/** The pictures of every game without reels. */
export const BOARDS: readonly BoardArt[] = []
