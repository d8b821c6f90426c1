import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { OfferedMethod } from '../deposits/find-method.ts'

type Written = Pick<OfferedMethod, 'id' | 'status'>

/** From the commit on players may pay with the method, or may not. */
export async function writeMethodStatus(tx: Tx, { id, status }: Written): Promise<void> {
  await sql`UPDATE payment_method SET status = ${status} WHERE id = ${id}`.execute(tx)
}
