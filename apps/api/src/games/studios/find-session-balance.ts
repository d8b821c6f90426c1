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
}

/** What the player of a live game session may spend, and whether they may bet, or null if no such session lives. */
export async function findSessionBalance(
  db: Db,
  { platform, session, now }: { platform: string; session: string; now: Date },
): Promise<SessionBalance | null> {
  const { rows } = await sql<SessionBalance>`
    SELECT a.balance_minor, p.currency, p.status <> 'active' OR p.games_blocked AS blocked, p.break_until
    FROM game_session s
    JOIN game g ON g.code = s.game_code
    JOIN player p ON p.id = s.player_id
    JOIN account a ON a.id = p.cash_account
    WHERE s.session_hash = ${hashToken(session)} AND g.platform = ${platform}
      AND ${lastsUntil(sql`s.expires_at`)} > ${now}
  `.execute(db)
  return rows[0] ?? null
}
