import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { OfferedMethod } from '../deposits/find-method.ts'

type LockedMethod = { id: bigint; key: string; name: string; status: OfferedMethod['status'] }

/** A method that nobody else opens or stops meanwhile; payments with it go on. NOT_FOUND without it. */
export async function lockMethod(tx: Tx, id: bigint): Promise<LockedMethod> {
  const { rows } = await sql<LockedMethod>`
    SELECT id, key, name, status FROM payment_method WHERE id = ${id} FOR NO KEY UPDATE
  `.execute(tx)
  const [method] = rows
  if (!method) throw new Refusal('NOT_FOUND')
  return method
}

/** What requests and the audit call a method. */
export function methodSubject(key: string): string {
  return `method:${key}`
}
