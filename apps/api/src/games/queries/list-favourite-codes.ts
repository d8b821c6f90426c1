import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

const FAVOURITES_MAX = 500

/** Codes of a player's favourite games that can be opened, the latest first. */
export async function listFavouriteCodes(db: Db | Tx, playerId: bigint): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    SELECT f.game_code AS code FROM favourite_game f JOIN open_game g ON g.code = f.game_code
    WHERE f.player_id = ${playerId}
    ORDER BY f.created_at DESC, f.game_code LIMIT ${FAVOURITES_MAX}
  `.execute(db)
  return rows.map(({ code }) => code)
}
