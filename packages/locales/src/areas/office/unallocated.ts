import { unallocated as bn } from '../../bn/office/unallocated.ts'
import { defineText } from '../../define-text.ts'
import { unallocated as en } from '../../en/office/unallocated.ts'

export const unallocatedText = defineText(en, {
  bn,
})
