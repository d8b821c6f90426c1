import { records as bn } from '../../bn/cashier/records.ts'
import { defineText } from '../../define-text.ts'
import { records as en } from '../../en/cashier/records.ts'

export const recordsText = defineText(en, {
  bn,
})
