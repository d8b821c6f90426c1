import type { CallAnswer, Calls, PlayerSection } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

type OpenRequests = CallAnswer<Calls['staffBlockPlayer']>['open_requests']

/** The requests to open something of a player again that wait for a second person, by section. */
export async function readOpenRequests(
  db: Db | Tx,
  { playerId, at }: { playerId: bigint; at: Date },
): Promise<OpenRequests> {
  const { rows } = await sql<{ section: PlayerSection; id: bigint }>`
    SELECT command ->> 'section' AS section, id FROM approval
    WHERE kind = 'player.open' AND subject = ${`player:${playerId}`} AND state = 'waiting'
      AND expires_at > ${at}
  `.execute(db)
  const idOf = (section: PlayerSection) => {
    const row = rows.find((one) => one.section === section)
    return row ? Number(row.id) : null
  }
  return { exchange: idOf('exchange'), games: idOf('games'), account: idOf('account') }
}
