import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { isNew } from './is-new.ts'

/** Games of one shelf at most. */
const SHELF_MAX = 12
/** How far back a player's rounds are looked through. */
const ROUNDS_LOOKED_AT = 200

export type LobbyCodes = { popular: string[]; newest: string[]; recent: string[] }

/** Codes of the games most played of late, of new ones, and of those that the player opened last. */
export async function listLobbyCodes(
  db: Db,
  { playerId, now }: { playerId: bigint | null; now: Date },
): Promise<LobbyCodes> {
  const { rows } = await sql<LobbyCodes>`
    SELECT
      ARRAY(
        SELECT p.game_code FROM game_play p JOIN open_game g ON g.code = p.game_code
        ORDER BY p.rounds DESC, g.ordinal LIMIT ${SHELF_MAX}
      ) AS popular,
      ARRAY(
        SELECT code FROM open_game WHERE ${isNew(now)}
        ORDER BY added_at DESC, ordinal LIMIT ${SHELF_MAX}
      ) AS newest,
      ARRAY(
        SELECT r.game_code FROM (
          SELECT game_code, created_at FROM game_round WHERE player_id = ${playerId}
          ORDER BY created_at DESC LIMIT ${ROUNDS_LOOKED_AT}
        ) r
        GROUP BY r.game_code ORDER BY max(r.created_at) DESC LIMIT ${SHELF_MAX}
      ) AS recent
  `.execute(db)
  return rows[0] ?? { popular: [], newest: [], recent: [] }
}
