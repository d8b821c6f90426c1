import { sql } from 'kysely'
import { readRows, readTogether } from '../../platform/database/read-together.ts'
import { declare } from '../../platform/database/statement.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { hashToken } from '../../platform/security/hash-token.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; db: Db }

/** How stale `last_seen_at` may be: it is written at most this often per session. */
const SEEN_EVERY_SECONDS = 60

type Row = {
  token_hash: string
  session_id: bigint
  player_id: bigint
  remote_id: string
  username: string
  currency: PlayerIdentity['currency']
  language: PlayerIdentity['language']
  stale: boolean
  idle_seconds: number
  age_seconds: number
}

/** The player behind a token, or null if the session is unknown, ended, idle or too old. */
export async function findPlayerSession(
  { db, config }: Ports,
  token: string,
): Promise<PlayerIdentity | null> {
  if (token === '') return null
  const row = await readSession(db, hashToken(token).toString('hex'))
  if (!row) return null
  const { SESSION_IDLE_SECONDS: idleMax, SESSION_AGE_SECONDS: ageMax } = config
  if (row.idle_seconds >= idleMax || row.age_seconds >= ageMax) return null
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

const sessionsStatement = declare<Row>(
  'auth_player_sessions',
  `SELECT encode(s.token_hash, 'hex') AS token_hash, s.id AS session_id, p.id AS player_id, p.remote_id, p.username,
    p.currency, p.language, s.last_seen_at < now() - make_interval(secs => $2) AS stale,
    extract(epoch FROM now() - s.last_seen_at)::float8 AS idle_seconds,
    extract(epoch FROM now() - s.created_at)::float8 AS age_seconds
  FROM player_session s JOIN player p ON p.id = s.player_id
  WHERE s.token_hash = ANY($1::bytea[]) AND s.ended_at IS NULL AND p.status = 'active'`,
)

const readSession = readTogether(async (db, hashes: readonly string[]) => {
  const rows = await readRows(db, sessionsStatement, [bytesOf(hashes), SEEN_EVERY_SECONDS])
  const byHash = new Map(rows.map((row) => [row.token_hash, row]))
  return hashes.map((hash) => byHash.get(hash) ?? null)
})

function bytesOf(hashes: readonly string[]): string {
  return `{${hashes.map((hash) => `"\\\\x${hash}"`).join(',')}}`
}
