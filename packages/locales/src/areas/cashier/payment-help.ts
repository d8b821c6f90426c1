import { paymentHelp as bn } from '../../bn/cashier/payment-help.ts'
import { defineText } from '../../define-text.ts'
import { paymentHelp as en } from '../../en/cashier/payment-help.ts'

export const paymentHelpText = defineText(en, {
  bn,
})
