import { frontDesk as bn } from '../../bn/site/front-desk.ts'
import { defineText } from '../../define-text.ts'
import { frontDesk as en } from '../../en/site/front-desk.ts'

export const frontDeskText = defineText(en, {
  bn,
})
