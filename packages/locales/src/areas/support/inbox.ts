import { inbox as bn } from '../../bn/support/inbox.ts'
import { defineText } from '../../define-text.ts'
import { inbox as en } from '../../en/support/inbox.ts'

export const inboxText = defineText(en, {
  bn,
})
