import { sql } from 'kysely'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { nameDevice } from './name-device.ts'
import { shortenAddress } from './shorten-address.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; db: Db }

type Row = { id: bigint; ip: string; agent: string; created_at: Date; last_seen_at: Date }

/** The player's sessions that neither ended, nor fell idle, nor grew too old; latest seen first. */
export async function readOpenSessions({ config, db }: Ports, player: PlayerIdentity) {
  const { rows } = await sql<Row>`
    SELECT id, ip, agent, created_at, last_seen_at FROM player_session
    WHERE player_id = ${player.playerId} AND ended_at IS NULL
      AND last_seen_at > now() - make_interval(secs => ${config.SESSION_IDLE_SECONDS})
      AND created_at > now() - make_interval(secs => ${config.SESSION_AGE_SECONDS})
    ORDER BY id = ${player.sessionId} DESC, last_seen_at DESC
  `.execute(db)
  return rows.map(({ id, ip, agent, created_at, last_seen_at }) => ({
    id: Number(id),
    device: nameDevice(agent),
    address: shortenAddress(ip),
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    own: id === player.sessionId,
  }))
}
