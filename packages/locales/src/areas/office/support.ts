import { support as bn } from '../../bn/office/support.ts'
import { defineText } from '../../define-text.ts'
import { support as en } from '../../en/office/support.ts'

export const supportText = defineText(en, {
  bn,
})
