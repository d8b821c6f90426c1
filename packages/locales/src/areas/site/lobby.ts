import { lobby as bn } from '../../bn/site/lobby.ts'
import { defineText } from '../../define-text.ts'
import { lobby as en } from '../../en/site/lobby.ts'

export const lobbyText = defineText(en, {
  bn,
})
