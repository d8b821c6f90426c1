import { pops as bn } from '../../bn/site/pops.ts'
import { defineText } from '../../define-text.ts'
import { pops as en } from '../../en/site/pops.ts'

export const popsText = defineText(en, {
  bn,
})
