import { receiving as bn } from '../../bn/office/receiving.ts'
import { defineText } from '../../define-text.ts'
import { receiving as en } from '../../en/office/receiving.ts'

export const receivingText = defineText(en, {
  bn,
})
