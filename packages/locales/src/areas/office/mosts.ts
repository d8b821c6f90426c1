import { mosts as bn } from '../../bn/office/mosts.ts'
import { defineText } from '../../define-text.ts'
import { mosts as en } from '../../en/office/mosts.ts'

export const mostsText = defineText(en, {
  bn,
})
