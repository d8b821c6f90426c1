import { wins as bn } from '../../../bn/office/wins/wins.ts'
import { defineText } from '../../../define-text.ts'
import { wins as en } from '../../../en/office/wins/wins.ts'

export const winsText = defineText(en, {
  bn,
})
