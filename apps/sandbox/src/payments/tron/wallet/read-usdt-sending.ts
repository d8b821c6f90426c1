import { latinDigits } from '@maidan/money'
import * as z from 'zod'
import { WalletError } from '../../wallet-error.ts'
import { TRANSFER_FAULTS } from '../faults/tron-faults.ts'
import { readTronAddress } from '../tron-address.ts'
import { readUsdt } from '../usdt-amount.ts'
import type { UsdtSending } from './send-usdt.ts'

const sendBody = z.strictObject({
  to: z.string().max(64),
  amount: z.string().max(32),
  fault: z.enum(TRANSFER_FAULTS).optional(),
})

/** What the page and tests send. */
export type UsdtSendBody = z.input<typeof sendBody>

/** Reads to whom and how much is sent. @throws saying which field is wrong. */
export function readUsdtSending(body: unknown): UsdtSending {
  const parsed = sendBody.safeParse(body)
  if (!parsed.success) throw new WalletError('INVALID_BODY', z.prettifyError(parsed.error))
  const { to: typed, amount, fault = null } = parsed.data
  const to = readTronAddress(typed.trim())
  if (to === null)
    throw new WalletError('INVALID_BODY', 'This is no TRON address: please check every sign of it.')
  const micro = readUsdt(latinDigits(amount.trim()))
  if (micro === null)
    throw new WalletError(
      'INVALID_BODY',
      'Please enter an amount above zero, with up to 6 decimals.',
    )
  return { to, micro, fault }
}
