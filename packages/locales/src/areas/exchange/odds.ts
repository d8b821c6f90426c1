import { odds as bn } from '../../bn/exchange/odds.ts'
import { defineText } from '../../define-text.ts'
import { odds as en } from '../../en/exchange/odds.ts'

export const oddsText = defineText(en, {
  bn,
})
