import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { findStaffFreeRounds } from './list-staff-free-rounds.ts'
import { lockGrant } from './lock-grant.ts'
import { takeBack } from './take-back.ts'

type Ports = { clock: Clock; db: Db }
type Stop = { code: string; reason: string; staff: StaffIdentity; ip: string }

/**
 * Takes back what is not begun of a player's free rounds, for a reason that stands in the audit and
 * that the player reads. Refuses with NOT_FOUND, and with STATE_CHANGED where nothing is left to take back.
 */
export function stopFreeRounds(
  { clock, db }: Ports,
  { code, reason, staff, ip }: Stop,
): Promise<CallAnswer<Calls['staffCancelFreeRounds']>> {
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const { id: grantId, playerId } = await findGrant(tx, code)
    const player = await lockPlayer(tx, playerId)
    const { rounds, taken, promotion, isEnded, isCancelled } = await lockGrant(tx, grantId)
    const left = rounds - taken
    if (isEnded || isCancelled || left === 0) throw new Refusal('STATE_CHANGED')
    await takeBack(tx, { grantId, at })
    const params = { left: String(left), promotion, reason, reference: code }
    await notifyPlayer(tx, player, { code: 'freeRoundsStopped', params })
    await tellPlayer(tx, playerId, { type: 'turnover' })
    const subject = `player:${player.username}`
    const detail = { reason, free_rounds: code, left }
    await writeAudit(tx, { staff, act: 'free_rounds.cancel', subject, detail, ip, at })
    return shown(tx, code)
  })
}

async function findGrant(tx: Tx, code: string): Promise<{ id: bigint; playerId: bigint }> {
  const { rows } = await sql<{ id: bigint; playerId: bigint }>`
    SELECT id, player_id AS "playerId" FROM free_grant WHERE code = ${code}
  `.execute(tx)
  const [grant] = rows
  if (!grant) throw new Refusal('NOT_FOUND')
  return grant
}

async function shown(tx: Tx, code: string) {
  const grant = await findStaffFreeRounds(tx, code)
  if (!grant) throw new Refusal('NOT_FOUND')
  return grant
}
