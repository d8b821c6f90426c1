import { match as bn } from '../../bn/exchange/match.ts'
import { defineText } from '../../define-text.ts'
import { match as en } from '../../en/exchange/match.ts'

export const matchText = defineText(en, {
  bn,
})
