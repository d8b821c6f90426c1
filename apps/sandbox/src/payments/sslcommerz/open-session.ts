import { randomBytes } from 'node:crypto'
import { parseAmount } from '@maidan/money'
import * as z from 'zod'
import { pageUrl, type CheckoutDesk } from '../checkouts/checkout-desk.ts'
import { openCheckout } from '../checkouts/open-checkout.ts'
import type { SslcommerzOptions } from './sslcommerz-options.ts'

const SESSION_LIFETIME_MS = 30 * 60 * 1000
const TRAN_ID_LENGTH_MAX = 30

const url = z.url({ protocol: /^https?$/ })
const value = z.string().max(255).default('')

export const sessionForm = z.object({
  store_id: z.string(),
  store_passwd: z.string(),
  total_amount: z.string(),
  currency: z.literal('BDT'),
  tran_id: z.string().min(1).max(TRAN_ID_LENGTH_MAX),
  success_url: url,
  fail_url: url,
  cancel_url: url,
  ipn_url: z.union([url, z.literal('')]).default(''),
  /** Empty, or which ways to pay the page shows. */
  multi_card_name: z.string().max(30).default(''),
  value_a: value,
  value_b: value,
  value_c: value,
  value_d: value,
})

/** Opens a session in which the payer chooses how to pay. */
export async function openSession(
  desk: CheckoutDesk,
  store: SslcommerzOptions,
  body: unknown,
): Promise<Record<string, string>> {
  const parsed = sessionForm.safeParse(body)
  if (!parsed.success) return failed(`Invalid ${parsed.error.issues[0]?.path.join('.') ?? 'form'}`)
  const { store_id, store_passwd, total_amount, currency, tran_id, success_url, ...details } =
    parsed.data
  if (store_id !== store.storeId || store_passwd !== store.storePassword)
    return failed('Store Credential Error Or Store is De-active')
  const amount = parseAmount(total_amount, currency)
  if (!amount.ok || amount.minor === 0n) return failed('Invalid total_amount')
  const checkout = await openCheckout(desk.books, {
    id: randomBytes(16).toString('hex').toUpperCase(),
    partner: 'sslcommerz',
    invoice: tran_id,
    amountMinor: amount.minor,
    callback: success_url,
    lifetimeMs: SESSION_LIFETIME_MS,
    details,
  })
  if (checkout === null) return failed('Duplicate tran_id')
  return {
    status: 'SUCCESS',
    failedreason: '',
    sessionkey: checkout.id,
    GatewayPageURL: pageUrl(desk, checkout.id),
  }
}

function failed(failedreason: string): Record<string, string> {
  return { status: 'FAILED', failedreason, sessionkey: '', GatewayPageURL: '' }
}
