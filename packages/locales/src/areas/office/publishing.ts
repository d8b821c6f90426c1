import { publishing as bn } from '../../bn/office/publishing.ts'
import { defineText } from '../../define-text.ts'
import { publishing as en } from '../../en/office/publishing.ts'

export const publishingText = defineText(en, {
  bn,
})
