import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { BETS_MAX, selectBets, showBet, type Bet } from '../views/show-bets.ts'

type Asked = { playerId: bigint; language: Language | null }

/** A player's bets that wait or of which something was matched, settled or not, newest first. */
export async function listMatchedBets(db: Db, { playerId, language }: Asked): Promise<Bet[]> {
  const rows = await selectBets(db, {
    where: sql`o.player_id = ${playerId} AND (o.matched_minor > 0 OR o.state <> 'done')`,
    limit: BETS_MAX,
    language,
  })
  return rows.map(showBet)
}
