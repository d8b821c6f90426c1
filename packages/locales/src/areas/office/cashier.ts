import { cashier as bn } from '../../bn/office/cashier.ts'
import { defineText } from '../../define-text.ts'
import { cashier as en } from '../../en/office/cashier.ts'

export const cashierText = defineText(en, {
  bn,
})
