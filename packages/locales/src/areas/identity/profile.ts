import { profile as bn } from '../../bn/identity/profile.ts'
import { defineText } from '../../define-text.ts'
import { profile as en } from '../../en/identity/profile.ts'

export const profileText = defineText(en, {
  bn,
})
