import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/**
 * Whether a player whom a break keeps from play is let into this game all the same, to end what they have staked:
 * into one whose bets can be ended before their end, while one of theirs is undecided there. No bet is taken from
 * them. `code` null: no game of money.
 */
export async function mayCloseBets(
  db: Db,
  { playerId, code }: { playerId: bigint; code: string | null },
): Promise<boolean> {
  if (code === null) return false
  const { rows } = await sql`
    SELECT FROM game_round r JOIN game g ON g.code = r.game_code
    WHERE r.player_id = ${playerId} AND r.game_code = ${code} AND r.state = 'open' AND g.closable
    LIMIT 1
  `.execute(db)
  return rows.length > 0
}
