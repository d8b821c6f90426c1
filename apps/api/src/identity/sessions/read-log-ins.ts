import type { LogInResult, SecurityEventKind } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { nameDevice } from './name-device.ts'
import { shortenAddress } from './shorten-address.ts'

const LOG_INS_MAX = 50

/** What is kept of a failed log-in, and what its player reads of it. */
const FAILED = {
  login_failed: 'wrong_password',
  login_code_wrong: 'wrong_code',
  login_blocked: 'blocked',
} as const satisfies Partial<Record<SecurityEventKind, LogInResult>>

type Row = { at: Date; ip: string; agent: string; kind: keyof typeof FAILED | null }

/** The player's last log-ins and failed tries, the latest first. */
export async function readLogIns(db: Db, playerId: bigint) {
  const { rows } = await sql<Row>`
    (
      SELECT created_at AS at, ip, agent, NULL::text AS kind FROM player_session
      WHERE player_id = ${playerId} ORDER BY created_at DESC LIMIT ${LOG_INS_MAX}
    ) UNION ALL (
      SELECT at, ip, agent, kind FROM security_event
      WHERE player_id = ${playerId} AND kind = ANY(${Object.keys(FAILED)}::text[])
      ORDER BY id DESC LIMIT ${LOG_INS_MAX}
    ) ORDER BY at DESC LIMIT ${LOG_INS_MAX}
  `.execute(db)
  return rows.map(({ at, ip, agent, kind }) => ({
    at: at.toISOString(),
    device: nameDevice(agent),
    address: shortenAddress(ip),
    result: kind === null ? ('logged_in' as const) : FAILED[kind],
  }))
}
