import type { Pool } from 'pg'
import type { CheckoutPartner, CheckoutRow } from './checkout.ts'

export type NewCheckout = {
  id: string
  partner: CheckoutPartner
  invoice: string
  amountMinor: bigint
  callback: string
  lifetimeMs: number
  details?: Record<string, string>
}

/** Opens a checkout; null when the merchant has used this invoice before. */
export async function openCheckout(books: Pool, wanted: NewCheckout): Promise<CheckoutRow | null> {
  const { id, partner, invoice, amountMinor, callback, lifetimeMs, details = {} } = wanted
  const { rows } = await books.query<CheckoutRow>(
    `insert into wallets.checkout (id, partner, invoice, amount_minor, callback, details, expires_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp() + $7 * interval '1 millisecond')
     on conflict (partner, invoice) do nothing returning *`,
    [id, partner, invoice, amountMinor, callback, details, lifetimeMs],
  )
  return rows[0] ?? null
}
