import { common as bn } from '../../bn/site/common.ts'
import { defineText } from '../../define-text.ts'
import { common as en } from '../../en/site/common.ts'

export const commonText = defineText(en, {
  bn,
})
