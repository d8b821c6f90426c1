import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listFavouriteCodes } from '../queries/list-favourite-codes.ts'

type Mark = { playerId: bigint; code: string; favourite: boolean }

/**
 * Marks or unmarks a favourite and answers the codes that are left; the same again changes nothing.
 * @throws Refusal GAME_NOT_FOUND
 */
export function markFavourite(db: Db, { playerId, code, favourite }: Mark): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await (favourite ? mark(tx, playerId, code) : unmark(tx, playerId, code))
    return listFavouriteCodes(tx, playerId)
  })
}

async function mark(tx: Tx, playerId: bigint, code: string) {
  const { rows } = await sql`SELECT code FROM open_game WHERE code = ${code}`.execute(tx)
  if (rows.length === 0) throw new Refusal('GAME_NOT_FOUND')
  await sql`
    INSERT INTO favourite_game (player_id, game_code) VALUES (${playerId}, ${code})
    ON CONFLICT DO NOTHING
  `.execute(tx)
}

async function unmark(tx: Tx, playerId: bigint, code: string) {
  await sql`
    DELETE FROM favourite_game WHERE player_id = ${playerId} AND game_code = ${code}
  `.execute(tx)
}
