import { payment as bn } from '../../bn/cashier/payment.ts'
import { defineText } from '../../define-text.ts'
import { payment as en } from '../../en/cashier/payment.ts'

export const paymentText = defineText(en, {
  bn,
})
