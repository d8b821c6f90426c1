import { withdrawalPin as bn } from '../../bn/cashier/withdrawal-pin.ts'
import { defineText } from '../../define-text.ts'
import { withdrawalPin as en } from '../../en/cashier/withdrawal-pin.ts'

export const withdrawalPinText = defineText(en, {
  bn,
})
