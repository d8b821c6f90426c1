import { desk as bn } from '../../bn/office/desk.ts'
import { defineText } from '../../define-text.ts'
import { desk as en } from '../../en/office/desk.ts'

export const deskText = defineText(en, {
  bn,
})
