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

/** A player's game rounds, the newest first, with the games' names in a language; staff read the first. */
export async function listBettingRecords(
  db: Db,
  { playerId, language = null }: { playerId: bigint; language?: Language | null },
): Promise<BettingRecordRow[]> {
  const { rows } = await sql<BettingRecordRow>`
    SELECT r.platform, r.round_id, g.type AS game_type, ${gameName(language)} AS game_name,
      r.bet_minor, r.free_grant_id IS NOT NULL AS is_free, r.win_minor, r.currency, r.state, r.recall_url, r.created_at
    FROM game_round r JOIN game g ON g.code = r.game_code
    WHERE r.player_id = ${playerId}
    ORDER BY r.created_at DESC, r.round_id LIMIT ${RECORDS_MAX}
  `.execute(db)
  return rows
}
