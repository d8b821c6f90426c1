import { sql } from 'kysely'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../../platform/http/refusal.ts'

type Ports = { clock: Clock; db: Db }
type Asked = { id: bigint; reason: string; staff: StaffIdentity; ip: string }

/**
 * Ends a sweep of which something was not sent, so that another one can ask for it. What is sent of it
 * nevertheless is seen as every transfer is. Refuses with STATE_CHANGED one that is over.
 */
export async function endSweep(ports: Ports, { id, reason, staff, ip }: Asked): Promise<void> {
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const at = ports.clock.now()
  await inTransaction(ports.db, async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      SELECT id FROM usdt_sweep WHERE id = ${id} FOR UPDATE
    `.execute(tx)
    if (rows.length === 0) throw new Refusal('NOT_FOUND')
    const { rows: ended } = await sql`
      UPDATE usdt_sweep_line SET state = 'ended' WHERE sweep_id = ${id} AND state = 'open'
      RETURNING address
    `.execute(tx)
    if (ended.length === 0) throw new Refusal('STATE_CHANGED')
    await sql`
      UPDATE usdt_sweep SET ended_at = ${at}, ended_by = ${staff.username}, reason = ${reason}
      WHERE id = ${id}
    `.execute(tx)
    const detail = { reason, not_sent: ended.length }
    const subject = `sweep:${id.toString()}`
    await writeAudit(tx, { staff, act: 'sweep.end', subject, detail, ip, at })
  })
}
