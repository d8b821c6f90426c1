import { password as bn } from '../../bn/identity/password.ts'
import { defineText } from '../../define-text.ts'
import { password as en } from '../../en/identity/password.ts'

export const passwordText = defineText(en, {
  bn,
})
