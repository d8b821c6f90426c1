import { loginCode as bn } from '../../bn/identity/login-code.ts'
import { defineText } from '../../define-text.ts'
import { loginCode as en } from '../../en/identity/login-code.ts'

export const loginCodeText = defineText(en, {
  bn,
})
