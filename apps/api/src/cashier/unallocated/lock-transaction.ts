import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

export type Transaction = { methodKey: string; trxId: string }

/** Set apart from the single numbers that the house locks. */
const CLASS = 7_242

/**
 * Keeps a wallet's transaction to this database transaction until its end: whether it is claimed,
 * credited, set aside or sent back is decided by one at a time. Who locks a player locks them first.
 */
export async function lockTransaction(tx: Tx, { methodKey, trxId }: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${CLASS}, hashtext(${`${methodKey}:${trxId}`}))`.execute(
    tx,
  )
}
