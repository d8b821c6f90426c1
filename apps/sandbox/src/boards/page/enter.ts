import { gameOfAddress } from '../../games/page/game-of-address.ts'
import { beginBoard, type BegunBoard } from './begin-board.ts'

let begun = beginBoard(gameOfAddress())
// Whoever takes them hears of a failure; until then it is nobody's.
begun?.board.catch(() => undefined)
if (begun?.way instanceof Promise) begun.way.catch(() => undefined)

/** What was begun before the page's own code was there. Null from the second time on: a new try asks anew. */
export function takeBegun(): BegunBoard | null {
  const first = begun
  begun = null
  return first
}
