import { sweeps as bn } from '../../bn/office/sweeps.ts'
import { defineText } from '../../define-text.ts'
import { sweeps as en } from '../../en/office/sweeps.ts'

export const sweepsText = defineText(en, {
  bn,
})
