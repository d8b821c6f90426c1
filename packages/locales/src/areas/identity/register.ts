import { register as bn } from '../../bn/identity/register.ts'
import { defineText } from '../../define-text.ts'
import { register as en } from '../../en/identity/register.ts'

export const registerText = defineText(en, {
  bn,
})
