import { gameOfAddress } from './game-of-address.ts'
import { enterGame, type Entered } from './studio/enter-game.ts'

const code = gameOfAddress()
let begun: Promise<Entered> | null = enterGame(code)
// Whoever takes it hears of a failure; until then it is nobody's.
begun.catch(() => undefined)

/** The way in, asked for before the page's own code was there; a second try asks anew. */
export function takeEntrance(): Promise<Entered> {
  const first = begun ?? enterGame(code)
  begun = null
  return first
}
