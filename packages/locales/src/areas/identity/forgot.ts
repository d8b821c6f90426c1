import { forgot as bn } from '../../bn/identity/forgot.ts'
import { defineText } from '../../define-text.ts'
import { forgot as en } from '../../en/identity/forgot.ts'

export const forgotText = defineText(en, {
  bn,
})
