import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

type Row = { exchange_blocked: boolean; games_blocked: boolean }

/** A flag of 0 is a section that is blocked; the status is inactive as soon as one is (SIL-065). */
export const marketBlock: Handler<Calls['marketBlock'], Ports> = async ({ db }, { player }) => {
  const { rows } = await sql<Row>`
    SELECT exchange_blocked, games_blocked FROM player WHERE id = ${player.playerId}
  `.execute(db)
  const { exchange_blocked = true, games_blocked = true } = rows[0] ?? {}
  return {
    exchange_market: exchange_blocked ? 0 : 1,
    cs_market: games_blocked ? 0 : 1,
    status: exchange_blocked || games_blocked ? 'inactive' : 'active',
  }
}
