import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { askApproval } from '../../platform/approvals/ask-approval.ts'
import { findFactor } from './find-factor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

type Asked = { playerId: bigint; reason: string; staff: StaffIdentity; ip: string }

/** Asks a second person to turn off a player's second factor; answers the request's id. */
export function askFactorReset(ports: Ports, asked: Asked): Promise<bigint> {
  const { playerId, reason: why, staff, ip } = asked
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const { rows } = await sql<{ username: string }>`
      SELECT username FROM player WHERE id = ${playerId}
    `.execute(tx)
    const [player] = rows
    if (!player) throw new Refusal('NOT_FOUND')
    const factor = await findFactor(tx, playerId)
    if (!factor) throw new Refusal('STATE_CHANGED')
    const evidence = {
      reasons: ['always' as const],
      claimed: { player: player.username },
      found: { factor_since: factor.since.toISOString() },
      effect: {},
    }
    const subject = `player:${playerId}`
    const command = { playerId: playerId.toString() }
    const kind = 'player.factor.reset' as const
    return askApproval(tx, { kind, subject, command, why, evidence, staff, ip, at }, 'reason')
  })
}
