import { methods as bn } from '../../bn/office/methods.ts'
import { defineText } from '../../define-text.ts'
import { methods as en } from '../../en/office/methods.ts'

export const methodsText = defineText(en, {
  bn,
})
