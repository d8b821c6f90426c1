import { sql } from 'kysely'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../../platform/http/refusal.ts'

type Ports = { clock: Clock; db: Db }
type Asked = { id: bigint; reason: string; staff: StaffIdentity; ip: string }
type Row = { platform: string; day: string; round_id: string; difference: string; is_open: boolean }

/**
 * Closes a difference because somebody knows where it comes from. Refuses with STATE_CHANGED one that is
 * closed already or agrees meanwhile.
 */
export async function closeDifference(ports: Ports, asked: Asked): Promise<void> {
  const { id, reason, staff, ip } = asked
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const at = ports.clock.now()
  await inTransaction(ports.db, async (tx) => {
    const { rows } = await sql<Row>`
      SELECT platform, day::text AS day, round_id, difference,
        agreed_at IS NULL AND closed_at IS NULL AS is_open
      FROM round_difference WHERE id = ${id} FOR UPDATE
    `.execute(tx)
    const [found] = rows
    if (!found) throw new Refusal('NOT_FOUND')
    const { platform, day, round_id: roundId, difference, is_open: isOpen } = found
    if (!isOpen) throw new Refusal('STATE_CHANGED')
    await sql`
      UPDATE round_difference SET closed_at = ${at}, closed_by = ${staff.username}, reason = ${reason}
      WHERE id = ${id}
    `.execute(tx)
    await writeAudit(tx, {
      staff,
      act: 'difference.close',
      subject: `round:${platform}:${roundId}`,
      detail: { reason, day, difference },
      ip,
      at,
    })
  })
}
