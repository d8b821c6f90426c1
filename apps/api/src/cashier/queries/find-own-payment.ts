import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** The reference of a player's own payment with a wallet transaction, the newest; null without one. */
export async function findOwnPayment(
  db: Db,
  { playerId, trxId }: { playerId: bigint; trxId: string },
): Promise<string | null> {
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM payment
    WHERE player_id = ${playerId} AND (trx_id = ${trxId} OR payout_trx_id = ${trxId}
      OR id IN (SELECT payment_id FROM refund WHERE trx_id = ${trxId}))
    ORDER BY id DESC LIMIT 1
  `.execute(db)
  return rows[0]?.reference ?? null
}
