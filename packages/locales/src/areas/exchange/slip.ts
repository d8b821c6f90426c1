import { slip as bn } from '../../bn/exchange/slip.ts'
import { defineText } from '../../define-text.ts'
import { slip as en } from '../../en/exchange/slip.ts'

export const slipText = defineText(en, {
  bn,
})
