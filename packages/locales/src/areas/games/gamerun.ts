import { gamerun as bn } from '../../bn/games/gamerun.ts'
import { defineText } from '../../define-text.ts'
import { gamerun as en } from '../../en/games/gamerun.ts'

export const gamerunText = defineText(en, {
  bn,
})
