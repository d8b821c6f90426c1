import { sql, type RawBuilder } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; db: Db }

type Limits = Pick<Config, 'STAFF_SESSION_IDLE_SECONDS' | 'STAFF_SESSION_AGE_SECONDS'>

/** Of rows `s` of `staff_session`: neither ended, nor fallen idle, nor too old. */
export function openSessions(config: Limits): RawBuilder<boolean> {
  return sql`s.ended_at IS NULL
    AND s.last_seen_at > now() - make_interval(secs => ${config.STAFF_SESSION_IDLE_SECONDS})
    AND s.created_at > now() - make_interval(secs => ${config.STAFF_SESSION_AGE_SECONDS})`
}

type Row = { id: bigint; ip: string; agent: string; created_at: Date; last_seen_at: Date }

/** The open sessions of a member of staff, latest first; `ownId` is the one that asks. */
export async function listStaffSessions({ db, config }: Ports, staffId: bigint, ownId: bigint) {
  const { rows } = await sql<Row>`
    SELECT s.id, s.ip, s.agent, s.created_at, s.last_seen_at FROM staff_session s
    WHERE s.staff_id = ${staffId} AND ${openSessions(config)} ORDER BY s.id DESC
  `.execute(db)
  return rows.map(({ id, ip, agent, created_at, last_seen_at }) => ({
    id: Number(id),
    ip,
    agent,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    own: id === ownId,
  }))
}
