import { funds as bn } from '../../bn/cashier/funds.ts'
import { defineText } from '../../define-text.ts'
import { funds as en } from '../../en/cashier/funds.ts'

export const fundsText = defineText(en, {
  bn,
})
