import { gameDesk as bn } from '../../bn/games/game-desk.ts'
import { defineText } from '../../define-text.ts'
import { gameDesk as en } from '../../en/games/game-desk.ts'

export const gameDeskText = defineText(en, {
  bn,
})
