import { security as bn } from '../../bn/identity/security.ts'
import { defineText } from '../../define-text.ts'
import { security as en } from '../../en/identity/security.ts'

export const securityText = defineText(en, {
  bn,
})
