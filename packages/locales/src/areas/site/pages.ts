import { pages as bn } from '../../bn/site/pages.ts'
import { defineText } from '../../define-text.ts'
import { pages as en } from '../../en/site/pages.ts'

export const pagesText = defineText(en, {
  bn,
})
