import { liability as bn } from '../../bn/office/liability.ts'
import { defineText } from '../../define-text.ts'
import { liability as en } from '../../en/office/liability.ts'

export const liabilityText = defineText(en, {
  bn,
})
