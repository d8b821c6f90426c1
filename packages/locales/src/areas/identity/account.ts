import { account as bn } from '../../bn/identity/account.ts'
import { defineText } from '../../define-text.ts'
import { account as en } from '../../en/identity/account.ts'

export const accountText = defineText(en, {
  bn,
})
