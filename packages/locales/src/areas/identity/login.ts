import { login as bn } from '../../bn/identity/login.ts'
import { defineText } from '../../define-text.ts'
import { login as en } from '../../en/identity/login.ts'

export const loginText = defineText(en, {
  bn,
})
