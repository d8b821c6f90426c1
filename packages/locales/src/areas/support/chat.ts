import { chat as bn } from '../../bn/support/chat.ts'
import { defineText } from '../../define-text.ts'
import { chat as en } from '../../en/support/chat.ts'

export const chatText = defineText(en, {
  bn,
})
