import { cases as bn } from '../../bn/office/cases.ts'
import { defineText } from '../../define-text.ts'
import { cases as en } from '../../en/office/cases.ts'

export const casesText = defineText(en, {
  bn,
})
