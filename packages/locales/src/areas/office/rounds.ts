import { rounds as bn } from '../../bn/office/rounds.ts'
import { defineText } from '../../define-text.ts'
import { rounds as en } from '../../en/office/rounds.ts'

export const roundsText = defineText(en, {
  bn,
})
