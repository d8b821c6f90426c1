import { wide as bn } from '../../bn/site/wide.ts'
import { defineText } from '../../define-text.ts'
import { wide as en } from '../../en/site/wide.ts'

export const wideText = defineText(en, {
  bn,
})
