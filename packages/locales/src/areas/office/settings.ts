import { settings as bn } from '../../bn/office/settings.ts'
import { defineText } from '../../define-text.ts'
import { settings as en } from '../../en/office/settings.ts'

export const settingsText = defineText(en, {
  bn,
})
