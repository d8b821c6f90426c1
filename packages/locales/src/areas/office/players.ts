import { players as bn } from '../../bn/office/players.ts'
import { defineText } from '../../define-text.ts'
import { players as en } from '../../en/office/players.ts'

export const playersText = defineText(en, {
  bn,
})
