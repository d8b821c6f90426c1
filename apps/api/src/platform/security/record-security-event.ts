import type { SecurityEventKind } from '@maidan/contract'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../database/db.ts'

type Ports = { log: Logger; db: Db }

export type SecurityEvent = {
  kind: SecurityEventKind
  playerId?: bigint
  ip: string
  detail: Record<string, unknown>
}

/** Records what somebody tried and may not; never personal data or secrets. */
export async function recordSecurityEvent({ db, log }: Ports, event: SecurityEvent) {
  const { kind, playerId, ip, detail } = event
  log.warn({ kind, ip, ...detail }, 'security event')
  await sql`
    INSERT INTO security_event (kind, player_id, ip, detail)
    VALUES (${kind}, ${playerId ?? null}, ${ip}, ${JSON.stringify(detail)})
  `.execute(db)
}
