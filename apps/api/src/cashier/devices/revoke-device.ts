import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'

type Ports = { clock: Clock; db: Db }

type Revocation = { id: bigint; reason: string; staff: StaffIdentity; ip: string }

/** Takes a phone out of use: it is heard no more, and what it has sent credits nothing. */
export function revokeDevice({ clock, db }: Ports, revocation: Revocation): Promise<void> {
  const { id, reason, staff, ip } = revocation
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const { rows } = await sql<{ code: string; revoked_at: Date | null }>`
      SELECT code, revoked_at FROM device WHERE id = ${id} FOR NO KEY UPDATE
    `.execute(tx)
    const [device] = rows
    if (!device) throw new Refusal('NOT_FOUND')
    if (device.revoked_at !== null) throw new Refusal('STATE_CHANGED')
    await sql`UPDATE device SET revoked_at = ${at} WHERE id = ${id}`.execute(tx)
    await sql`
      UPDATE device_account SET released_at = ${at} WHERE device_id = ${id} AND released_at IS NULL
    `.execute(tx)
    const subject = `device:${device.code}`
    await writeAudit(tx, { staff, act: 'device.revoke', subject, detail: { reason }, ip, at })
  })
}
