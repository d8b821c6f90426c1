import { turnBoard, type AnyTurnBoard } from './turns/turn-board.ts'

/** Where the board of a game is loaded from, so that a page brings its own board alone. */
export const turnBoards: Readonly<Record<string, () => Promise<AnyTurnBoard>>> = {
  'SHAPLA-JACKS': async () =>
    turnBoard((await import('./boards/jacks-or-better/board.ts')).jacksOrBetterBoard),
}
