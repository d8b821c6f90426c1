import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { selectBets, showBet, type Bet } from '../views/show-bets.ts'

const PAGE_SIZE = 20

type Asked = {
  playerId: bigint
  sport: string | null
  result: string | null
  /** Counted from 1. */
  page: number
  language: Language | null
}

export type ClearedBets = { bets: Bet[]; isLastPage: boolean }

/** A page of a player's bets that are settled or ended unmatched, newest first. */
export async function listClearedBets(db: Db, asked: Asked): Promise<ClearedBets> {
  const { playerId, sport, result, page, language } = asked
  const rows = await selectBets(db, {
    where: sql`o.player_id = ${playerId}
      AND (s.outcome IS NOT NULL OR (o.state = 'done' AND o.matched_minor = 0))
      AND (${sport}::text IS NULL OR e.sport = ${sport})
      AND (${result}::text IS NULL OR coalesce(s.outcome, 'unmatched') = ${result})`,
    // One more than is shown tells whether there is another page.
    limit: PAGE_SIZE + 1,
    language,
    offset: (page - 1) * PAGE_SIZE,
  })
  return { bets: rows.slice(0, PAGE_SIZE).map(showBet), isLastPage: rows.length <= PAGE_SIZE }
}
