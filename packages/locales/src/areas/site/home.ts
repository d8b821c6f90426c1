import { home as bn } from '../../bn/site/home.ts'
import { defineText } from '../../define-text.ts'
import { home as en } from '../../en/site/home.ts'

export const homeText = defineText(en, {
  bn,
})
