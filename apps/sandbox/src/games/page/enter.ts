import { paintStage } from './art/paint-stage.ts'
import { beginEarly } from './begin-early.ts'
import { gameOfAddress } from './game-of-address.ts'
import { enterGame } from './studio/enter-game.ts'
import { languageOf } from '../sessions/session.ts'

const code = gameOfAddress()

/** The way in. */
export const takeEntrance = beginEarly(() => enterGame(code))

/** The language that the address opens the game in; the session may say another. */
export const addressLanguage = languageOf(
  new URLSearchParams(location.search).get('lang') ?? undefined,
)

/** The pictures of the stage, painted while a slow line still brings what shows them. */
export const takePaintings = beginEarly(() => paintStage(code, addressLanguage))
