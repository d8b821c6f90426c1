import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import { hashToken } from '../../platform/security/hash-token.ts'
import type { Db } from '../../platform/database/db.ts'
import { lastsUntil } from '../queries/lasts-until.ts'

export type SessionBalance = {
  balance_minor: bigint
  currency: Currency
  blocked: boolean
  break_until: Date | null
  /** Of a bet on sports: the least odds at which it counts towards their oldest bonus; 0 for any. */
  odds_min_centi: number
}

/** What the player of a live game session may spend, and whether they may bet, or null if no such session lives. */
export async function findSessionBalance(
  db: Db,
  { platform, session, now }: { platform: string; session: string; now: Date },
): Promise<SessionBalance | null> {
  const { rows } = await sql<SessionBalance>`
    SELECT a.balance_minor, p.currency, p.status <> 'active' OR p.games_blocked AS blocked, p.break_until, CASE g.type WHEN 'sports' THEN coalesce(bonus.odds_min_centi, 0) ELSE 0 END AS odds_min_centi
    FROM game_session s
    JOIN game g ON g.code = s.game_code
    JOIN player p ON p.id = s.player_id
    JOIN account a ON a.id = p.cash_account
    LEFT JOIN LATERAL (
      SELECT odds_min_centi FROM turnover
      WHERE player_id = p.id AND status = 'active' AND coalesce((weights ->> 'sports')::integer, 1) > 0
      ORDER BY id LIMIT 1
    ) bonus ON true
    WHERE s.session_hash = ${hashToken(session)} AND g.platform = ${platform}
      AND ${lastsUntil(sql`s.expires_at`)} > ${now}
  `.execute(db)
  return rows[0] ?? null
}
