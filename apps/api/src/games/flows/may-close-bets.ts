import { SPORTS_BOOK } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/**
 * Whether a player whom a break keeps from play is let into this game all the same, to end what they have staked:
 * into the sports book, while a bet of theirs is undecided there. No bet is taken from them. `code` null: no game of money.
 */
export async function mayCloseBets(
  db: Db,
  { playerId, code }: { playerId: bigint; code: string | null },
): Promise<boolean> {
  if (code !== SPORTS_BOOK) return false
  const { rows } = await sql`
    SELECT FROM game_round WHERE player_id = ${playerId} AND game_code = ${code} AND state = 'open' LIMIT 1
  `.execute(db)
  return rows.length > 0
}
