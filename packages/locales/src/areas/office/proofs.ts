import { proofs as bn } from '../../bn/office/proofs.ts'
import { defineText } from '../../define-text.ts'
import { proofs as en } from '../../en/office/proofs.ts'

export const proofsText = defineText(en, {
  bn,
})
