import type { BreakKind } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Shown = CallAnswer<Calls['showProtection']>['break']

/** The break that a player is on, the one that ends last; null while they are on none. */
export async function showBreak(
  db: Db,
  { playerId, at }: { playerId: bigint; at: Date },
): Promise<Shown> {
  const { rows } = await sql<{ kind: BreakKind; began_at: Date; until_at: Date }>`
    SELECT kind, began_at, until_at FROM play_break
    WHERE player_id = ${playerId} AND until_at > ${at} ORDER BY until_at DESC LIMIT 1
  `.execute(db)
  const [row] = rows
  if (!row) return null
  const { kind, began_at, until_at } = row
  return { kind, began_at: began_at.toISOString(), until: until_at.toISOString() }
}
