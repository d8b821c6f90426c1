import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { PlayerIdentity } from '../http/handler.ts'
import { hashToken } from './hash-token.ts'

/** How stale `last_seen_at` may be: it is written at most this often per session. */
const SEEN_EVERY_SECONDS = 60

type Row = {
  session_id: bigint
  player_id: bigint
  remote_id: string
  username: string
  currency: PlayerIdentity['currency']
  language: PlayerIdentity['language']
  stale: boolean
}

/** The player behind a token, or null if the session is unknown, ended, idle or too old. */
export async function findPlayerSession(
  { db, config }: Pick<Context, 'db' | 'config'>,
  token: string,
): Promise<PlayerIdentity | null> {
  if (token === '') return null
  const { rows } = await sql<Row>`
    SELECT s.id AS session_id, p.id AS player_id, p.remote_id, p.username, p.currency, p.language,
      s.last_seen_at < now() - make_interval(secs => ${SEEN_EVERY_SECONDS}) AS stale
    FROM player_session s JOIN player p ON p.id = s.player_id
    WHERE s.token_hash = ${hashToken(token)} AND s.ended_at IS NULL AND p.status = 'active'
      AND s.last_seen_at > now() - make_interval(secs => ${config.SESSION_IDLE_SECONDS})
      AND s.created_at > now() - make_interval(secs => ${config.SESSION_AGE_SECONDS})
  `.execute(db)
  const [row] = rows
  if (!row) return null
  if (row.stale)
    await sql`UPDATE player_session SET last_seen_at = now() WHERE id = ${row.session_id}`.execute(
      db,
    )
  const { session_id, player_id, remote_id, username, currency, language } = row
  return {
    sessionId: session_id,
    playerId: player_id,
    remoteId: remote_id,
    username,
    currency,
    language,
  }
}
