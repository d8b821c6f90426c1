import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { BETS_MAX, selectBets, showBet, type Bet } from '../views/show-bets.ts'

type Asked = {
  playerId: bigint
  marketCode: string | null
  eventId: string | null
  language: Language | null
}

/** A player's bets that are not settled and wait, or were matched, at least in part. */
export async function listOpenBets(db: Db, asked: Asked): Promise<Bet[]> {
  const { playerId, marketCode, eventId, language } = asked
  const rows = await selectBets(db, {
    where: sql`o.player_id = ${playerId} AND s.outcome IS NULL
      AND (o.state <> 'done' OR o.matched_minor > 0)
      AND (${marketCode}::text IS NULL OR m.code = ${marketCode})
      AND (${eventId}::text IS NULL OR m.event_id = ${eventId})`,
    limit: BETS_MAX,
    language,
  })
  return rows.map(showBet)
}
