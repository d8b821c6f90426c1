import { mosts as bn } from '../../../bn/office/wins/mosts.ts'
import { defineText } from '../../../define-text.ts'
import { mosts as en } from '../../../en/office/wins/mosts.ts'

export const mostsText = defineText(en, {
  bn,
})
