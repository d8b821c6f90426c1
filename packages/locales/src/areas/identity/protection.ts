import { protection as bn } from '../../bn/identity/protection.ts'
import { defineText } from '../../define-text.ts'
import { protection as en } from '../../en/identity/protection.ts'

export const protectionText = defineText(en, {
  bn,
})
