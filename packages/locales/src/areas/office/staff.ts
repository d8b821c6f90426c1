import { staff as bn } from '../../bn/office/staff.ts'
import { defineText } from '../../define-text.ts'
import { staff as en } from '../../en/office/staff.ts'

export const staffText = defineText(en, {
  bn,
})
