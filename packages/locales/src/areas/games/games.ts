import { games as bn } from '../../bn/games/games.ts'
import { defineText } from '../../define-text.ts'
import { games as en } from '../../en/games/games.ts'

export const gamesText = defineText(en, {
  bn,
})
