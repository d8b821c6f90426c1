import { paintStage } from './art/paint-stage.ts'
import { beginEarly } from './begin-early.ts'
import { gameOfAddress } from './game-of-address.ts'
import { enterGame } from './studio/enter-game.ts'

const code = gameOfAddress()

/** The way in. */
export const takeEntrance = beginEarly(() => enterGame(code))

/** The pictures of the stage, painted while a slow line still brings what shows them. */
export const takePaintings = beginEarly(() => paintStage(code))
