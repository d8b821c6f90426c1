import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** A request that comes again within this time is the same tap, sent twice. */
const SAME_TAP_MS = 5_000

type Paid = { playerId: bigint; kind: 'referral' | 'vip'; amountMinor?: bigint; at: Date }

/** Whether the player, whose row is locked, was paid such a bonus a moment ago. */
export async function paidLately(
  tx: Tx,
  { playerId, kind, amountMinor, at }: Paid,
): Promise<boolean> {
  const since = new Date(at.getTime() - SAME_TAP_MS)
  const { rows } = await sql`
    SELECT 1 FROM bonus WHERE player_id = ${playerId} AND kind = ${kind} AND created_at > ${since}
      AND amount_minor = coalesce(${amountMinor ?? null}::bigint, amount_minor) LIMIT 1
  `.execute(tx)
  return rows.length > 0
}
