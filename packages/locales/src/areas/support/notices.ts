import { notices as bn } from '../../bn/support/notices.ts'
import { defineText } from '../../define-text.ts'
import { notices as en } from '../../en/support/notices.ts'

export const noticesText = defineText(en, {
  bn,
})
