import type { BoardWords } from './board.ts'

/** The texts of every board, by its game's code. */
export const boardWords: readonly { code: string; words: BoardWords<string> }[] = []
