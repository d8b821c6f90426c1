import { devices as bn } from '../../bn/office/devices.ts'
import { defineText } from '../../define-text.ts'
import { devices as en } from '../../en/office/devices.ts'

export const devicesText = defineText(en, {
  bn,
})
