import type { SecurityEventKind } from '@maidan/contract'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../database/db.ts'

type Ports = { log: Logger; db: Db }

export type SecurityEvent = {
  kind: SecurityEventKind
  playerId?: bigint
  ip: string
  /** What the browser calls itself, where it is shown to the player. */
  agent?: string
  detail: Record<string, unknown>
}

/** Records what somebody tried and may not; never personal data or secrets. */
export async function recordSecurityEvent({ db, log }: Ports, event: SecurityEvent) {
  const { kind, playerId, ip, agent, detail } = event
  log.warn({ kind, ip, ...detail }, 'security event')
  await sql`
    INSERT INTO security_event (kind, player_id, ip, agent, detail)
    VALUES (${kind}, ${playerId ?? null}, ${ip}, ${agent ?? ''}, ${JSON.stringify(detail)})
  `.execute(db)
}
