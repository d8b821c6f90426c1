import { shell as bn } from '../../bn/site/shell.ts'
import { defineText } from '../../define-text.ts'
import { shell as en } from '../../en/site/shell.ts'

export const shellText = defineText(en, {
  bn,
})
