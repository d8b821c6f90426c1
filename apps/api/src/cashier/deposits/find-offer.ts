import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { AccountType } from '@maidan/cashier'

/** A player may pay later than the page counts, and still claim it with the account they were shown. */
const USABLE_MS = 24 * 3_600_000

export type Offer = { id: bigint; accountId: bigint; accountType: AccountType }

type Requested = { playerId: bigint; methodKey: string; amountMinor: bigint; at: Date }

/**
 * The account that the player was shown last for a method, that for the very amount first; null
 * if they were shown none within a day.
 */
export async function findOffer(tx: Tx, requested: Requested): Promise<Offer | null> {
  const { playerId, methodKey, amountMinor, at } = requested
  const { rows } = await sql<{ id: bigint; account_id: bigint; account_type: AccountType }>`
    SELECT o.id, r.id AS account_id, r.account_type FROM account_offer o
    JOIN receiving_account r ON r.id = o.receiving_account_id
    WHERE o.player_id = ${playerId} AND r.method_key = ${methodKey}
      AND o.created_at > ${new Date(at.getTime() - USABLE_MS)}
    ORDER BY (o.amount_minor = ${amountMinor}) DESC, o.id DESC LIMIT 1
  `.execute(tx)
  const [row] = rows
  return row ? { id: row.id, accountId: row.account_id, accountType: row.account_type } : null
}
