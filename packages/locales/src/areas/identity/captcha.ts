import { captcha as bn } from '../../bn/identity/captcha.ts'
import { defineText } from '../../define-text.ts'
import { captcha as en } from '../../en/identity/captcha.ts'

export const captchaText = defineText(en, {
  bn,
})
