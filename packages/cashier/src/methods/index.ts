import { bkash } from './bkash.ts'
import { easypaisa } from './easypaisa.ts'
import { jazzcash } from './jazzcash.ts'
import { nagad } from './nagad.ts'
import type { PaymentMethod } from './payment-method.ts'
import { paytm } from './paytm.ts'
import { phonepe } from './phonepe.ts'
import { rocket } from './rocket.ts'
import { sslcommerz } from './sslcommerz.ts'
import { upay } from './upay.ts'
import { usdt } from './usdt.ts'

/** Every payment method that the house knows, in the order in which players see them. */
export const paymentMethods: readonly PaymentMethod[] = [
  bkash,
  nagad,
  rocket,
  upay,
  sslcommerz,
  usdt,
  phonepe,
  paytm,
  easypaisa,
  jazzcash,
]
