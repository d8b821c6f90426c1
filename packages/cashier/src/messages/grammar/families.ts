import { banks } from './banks.ts'
import { bkash } from './bkash.ts'
import { nagad } from './nagad.ts'
import { rocket } from './rocket.ts'
import { upay } from './upay.ts'

/** Everybody whose receipts are believed. */
export const families = [bkash, nagad, rocket, upay, ...banks] as const

/** The key of a payment method, or of the bank that wrote. */
export type WalletKey = (typeof families)[number]['wallet']
