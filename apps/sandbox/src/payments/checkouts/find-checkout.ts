import type { CheckoutPartner, CheckoutRow } from './checkout.ts'
import type { Queryable } from '../../games/db/queryable.ts'

type Sought =
  | { id: string; partner?: CheckoutPartner }
  | { partner: CheckoutPartner; trxId: string }
  | { partner: CheckoutPartner; invoice: string }

/** The checkout of this id, TrxID or merchant's invoice, or null. */
export async function findCheckout(db: Queryable, sought: Sought): Promise<CheckoutRow | null> {
  const [column, value] = keyOf(sought)
  const { rows } = await db.query<CheckoutRow>(
    `select * from wallets.checkout where ${column} = $1 and partner = coalesce($2, partner)`,
    [value, sought.partner],
  )
  return rows[0] ?? null
}

function keyOf(sought: Sought): [column: 'id' | 'trx_id' | 'invoice', value: string] {
  if ('id' in sought) return ['id', sought.id]
  if ('trxId' in sought) return ['trx_id', sought.trxId]
  return ['invoice', sought.invoice]
}

/** The checkout of this id, locked until the transaction ends, or null. */
export async function lockCheckout(db: Queryable, id: string): Promise<CheckoutRow | null> {
  const { rows } = await db.query<CheckoutRow>(
    'select * from wallets.checkout where id = $1 for update',
    [id],
  )
  return rows[0] ?? null
}
