import { content as bn } from '../../bn/site/content.ts'
import { defineText } from '../../define-text.ts'
import { content as en } from '../../en/site/content.ts'

export const contentText = defineText(en, {
  bn,
})
