import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type PaymentMethod, paymentMethods } from '@maidan/cashier'

export type OfferedMethod = PaymentMethod & { id: bigint; status: 'active' | 'inactive' }

type Row = { id: bigint; key: string; name: string; status: 'active' | 'inactive' }

/** The methods of the database joined with what the code knows of them, in order. */
export async function listMethods(db: Db | Tx): Promise<OfferedMethod[]> {
  const { rows } = await sql<Row>`
    SELECT id, key, name, status FROM payment_method ORDER BY ordinal, id
  `.execute(db)
  return rows.flatMap(({ id, key, name, status }) => {
    const method = paymentMethods.find((known) => known.key === key)
    return method ? [{ ...method, id, name, status }] : []
  })
}

type Requested = { id?: string | number; name?: string; currency: Currency }

/** Finds an active method by its id or its name; refuses what players of the currency cannot use. */
export async function findMethod(db: Db | Tx, { id, name, currency }: Requested) {
  const requested = name?.trim().toLowerCase()
  const method = (await listMethods(db)).find((one) =>
    requested === undefined
      ? one.id.toString() === String(id)
      : one.name.toLowerCase() === requested,
  )
  if (!method || method.status !== 'active' || method.currency !== currency)
    throw new Refusal('METHOD_UNAVAILABLE')
  return method
}

/** Name of a method for texts; its key if the code no longer knows it. */
export function methodName(key: string): string {
  return paymentMethods.find((method) => method.key === key)?.name ?? key
}
