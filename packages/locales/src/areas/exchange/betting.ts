import { betting as bn } from '../../bn/exchange/betting.ts'
import { defineText } from '../../define-text.ts'
import { betting as en } from '../../en/exchange/betting.ts'

export const bettingText = defineText(en, {
  bn,
})
