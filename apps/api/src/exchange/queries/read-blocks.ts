import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Row = { exchange_blocked: boolean; games_blocked: boolean }

export type Blocks = { exchange: boolean; games: boolean }

/** The sections that are blocked for a player. */
export async function readBlocks(db: Db, playerId: bigint): Promise<Blocks> {
  const { rows } = await sql<Row>`
    SELECT exchange_blocked, games_blocked FROM player WHERE id = ${playerId}
  `.execute(db)
  const { exchange_blocked: exchange = true, games_blocked: games = true } = rows[0] ?? {}
  return { exchange, games }
}
