import { sql } from 'kysely'
import type { Currency } from '@maidan/money'
import type { Db } from '../../platform/database/db.ts'
import type { Language } from '@maidan/contract'
import { gameName } from '../../games/queries/game-name.ts'

const RECORDS_MAX = 200

export type BettingRecordRow = {
  platform: string
  round_id: string
  game_type: string
  game_name: string
  bet_minor: bigint
  is_free: boolean
  win_minor: bigint
  currency: Currency
  state: string
  recall_url: string | null
  created_at: Date
}

/** A round is `ended` that was given back as the house ended its contest, and not by itself before that. */
const STATE = sql`
  CASE WHEN r.state = 'refunded' AND c.ended_by IS NOT NULL AND r.updated_at >= c.closed_at
    THEN 'ended' ELSE r.state END
`

/** A player's game rounds, the newest first, with the games' names in a language; staff read the first. */
export async function listBettingRecords(
  db: Db,
  { playerId, language = null }: { playerId: bigint; language?: Language | null },
): Promise<BettingRecordRow[]> {
  const { rows } = await sql<BettingRecordRow>`
    SELECT r.platform, r.round_id, g.type AS game_type, ${gameName(language)} AS game_name,
      r.bet_minor, r.free_grant_id IS NOT NULL AS is_free, r.win_minor, r.currency, ${STATE} AS state, r.recall_url, r.created_at
    FROM game_round r JOIN game g ON g.code = r.game_code
    LEFT JOIN contest c ON c.platform = r.platform AND c.contest_id = r.contest_id
      AND c.currency = r.currency
    WHERE r.player_id = ${playerId}
    ORDER BY r.created_at DESC, r.round_id LIMIT ${RECORDS_MAX}
  `.execute(db)
  return rows
}
