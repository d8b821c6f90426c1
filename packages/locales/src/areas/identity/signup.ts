import { signup as bn } from '../../bn/identity/signup.ts'
import { defineText } from '../../define-text.ts'
import { signup as en } from '../../en/identity/signup.ts'

export const signupText = defineText(en, {
  bn,
})
