import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

type Block = {
  playerId: bigint
  section: 'exchange' | 'games' | 'account'
  blocked: boolean
  reason: string
  staff: StaffIdentity
  ip: string
}

type Row = { exchange_blocked: boolean; games_blocked: boolean; status: string }

/** Blocks or opens a section for a player; a blocked account also loses its sessions. */
export function blockPlayer(ports: Ports, block: Block): Promise<Row> {
  const { playerId, section, blocked, reason, staff, ip } = block
  return inTransaction(ports.db, async (tx) => {
    const { rows } = await sql<Row>`
      UPDATE player SET
        exchange_blocked = CASE WHEN ${section} = 'exchange' THEN ${blocked} ELSE exchange_blocked END,
        games_blocked = CASE WHEN ${section} = 'games' THEN ${blocked} ELSE games_blocked END,
        status = CASE WHEN ${section} <> 'account' THEN status WHEN ${blocked} THEN 'blocked' ELSE 'active' END
      WHERE id = ${playerId} RETURNING exchange_blocked, games_blocked, status
    `.execute(tx)
    const [row] = rows
    if (!row) throw new Refusal('NOT_FOUND')
    if (row.status === 'blocked') await endSessions(ports, tx, playerId)
    const act = `player.${blocked ? 'block' : 'open'}`
    const detail = { section, reason }
    const at = ports.clock.now()
    await writeAudit(tx, { staff, act, subject: `player:${playerId}`, detail, ip, at })
    return row
  })
}

async function endSessions(ports: Ports, tx: Parameters<typeof tellPlayer>[0], playerId: bigint) {
  await sql`
    UPDATE player_session SET ended_at = ${ports.clock.now()}
    WHERE player_id = ${playerId} AND ended_at IS NULL
  `.execute(tx)
  await tellPlayer(tx, playerId, { type: 'logged_out' })
}
