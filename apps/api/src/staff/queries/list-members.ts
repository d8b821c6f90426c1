import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { openSessions } from '../sessions/staff-sessions.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; clock: Clock; db: Db }

type Member = CallAnswer<Calls['staffMembers']>['data'][number]
type Part = { giver: string; taken: boolean }

type Row = Pick<Member, 'username' | 'role' | 'status' | 'has_authenticator'> & {
  id: bigint
  open_sessions: bigint
  last_seen_at: Date | null
  created_at: Date
  expires_at: Date | null
  parts: Part[] | null
}

/** Everybody who works here, by name. A house has tens of them, so the list has no pages. */
export async function listMembers({ db, config, clock }: Ports): Promise<Member[]> {
  const { rows } = await sql<Row>`
    SELECT m.id, m.username, m.role, m.status, m.totp_secret IS NOT NULL AS has_authenticator,
      m.created_at, e.expires_at,
      (SELECT count(*) FROM staff_session s WHERE s.staff_id = m.id AND ${openSessions(config)}) AS open_sessions,
      (SELECT max(last_seen_at) FROM staff_session s WHERE s.staff_id = m.id) AS last_seen_at,
      (SELECT json_agg(json_build_object('giver', giver, 'taken', code_hash IS NOT NULL) ORDER BY giver)
        FROM staff_enrolment_part p WHERE p.staff_id = e.staff_id) AS parts
    FROM staff m
    LEFT JOIN staff_enrolment e ON e.staff_id = m.id AND e.expires_at > ${clock.now()}
    ORDER BY m.username
  `.execute(db)
  return rows.map(asMember)
}

function asMember({ id, expires_at, parts, ...row }: Row): Member {
  return {
    ...row,
    id: Number(id),
    open_sessions: Number(row.open_sessions),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    enrolment: expires_at && { expires_at: expires_at.toISOString(), parts: parts ?? [] },
  }
}
