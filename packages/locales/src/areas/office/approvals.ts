import { approvals as bn } from '../../bn/office/approvals.ts'
import { defineText } from '../../define-text.ts'
import { approvals as en } from '../../en/office/approvals.ts'

export const approvalsText = defineText(en, {
  bn,
})
