import { reconciliation as bn } from '../../bn/office/reconciliation.ts'
import { defineText } from '../../define-text.ts'
import { reconciliation as en } from '../../en/office/reconciliation.ts'

export const reconciliationText = defineText(en, {
  bn,
})
