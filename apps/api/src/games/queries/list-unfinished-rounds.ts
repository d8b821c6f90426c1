import type { PlayerCurrency } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'

/** Unfinished rounds that are told at most. */
const ROUNDS_MAX = 50
/** A spin that is on its way is none that anybody would have to go back to. */
const SPIN_TAKES_SECONDS = 60

export type UnfinishedRound = {
  round_id: string
  code: string
  names: Texts
  platform: string
  type: string
  picture: string
  /** Where a language has a picture of its own. */
  pictures: Partial<Texts> | null
  can_open: boolean
  stake_minor: bigint
  currency: PlayerCurrency
  since: Date
  is_live: boolean
  waits_minutes: number | null
}

/**
 * A player's rounds that are open, the newest first: those that wait for a choice or for their room,
 * and spins that have not been told the end of for a while.
 */
export async function listUnfinishedRounds(
  db: Db,
  { playerId, now }: { playerId: bigint; now: Date },
): Promise<UnfinishedRound[]> {
  const { rows } = await sql<UnfinishedRound>`
    SELECT r.round_id, g.code, g.platform, g.type, g.picture, r.bet_minor AS stake_minor, r.currency,
      r.created_at AS since, g.round_waits_minutes AS waits_minutes,
      'live-room' = ANY(g.features) AS is_live,
      EXISTS (SELECT 1 FROM open_game o WHERE o.code = g.code) AS can_open,
      (SELECT json_object_agg(t.language, t.name) FROM game_text t WHERE t.game_code = g.code) AS names,
      (SELECT json_object_agg(t.language, t.picture) FROM game_text t
        WHERE t.game_code = g.code AND t.picture IS NOT NULL) AS pictures
    FROM game_round r JOIN game g ON g.code = r.game_code AND g.platform = r.platform
    WHERE r.player_id = ${playerId} AND r.state = 'open' AND g.type <> 'sports'
      AND (g.round_waits_minutes IS NOT NULL OR 'live-room' = ANY(g.features)
        OR r.created_at < ${now}::timestamptz - make_interval(secs => ${SPIN_TAKES_SECONDS}))
    ORDER BY r.created_at DESC, r.round_id LIMIT ${ROUNDS_MAX}
  `.execute(db)
  return rows
}
