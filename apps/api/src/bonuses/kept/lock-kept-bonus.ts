import type { KeptBonus } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

export type LockedBonus = KeptBonus & {
  turnoverId: bigint
  reference: string
  keptMinor: bigint
  /** Null while it is kept. */
  endedAt: Date | null
}

type Row = {
  reference: string
  kept_minor: bigint
  remaining_minor: bigint
  expires_at: Date | null
  ended_at: Date | null
}

/** A bonus of a player that is or was kept, with its turnover locked; undefined if there is none. */
export async function lockKeptBonus(
  tx: Tx,
  { playerId, turnoverId }: { playerId: bigint; turnoverId: bigint },
): Promise<LockedBonus | undefined> {
  const { rows } = await sql<Row>`
    SELECT b.reference, t.kept_minor, t.remaining_minor, t.expires_at, t.ended_at
    FROM turnover t JOIN bonus b ON b.id = t.bonus_id
    WHERE t.id = ${turnoverId} AND t.player_id = ${playerId} AND t.kept_minor > 0
    FOR NO KEY UPDATE OF t
  `.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { reference, kept_minor, remaining_minor, expires_at, ended_at } = row
  return {
    turnoverId,
    reference,
    keptMinor: kept_minor,
    remainingMinor: remaining_minor,
    expiresAt: expires_at,
    endedAt: ended_at,
  }
}
