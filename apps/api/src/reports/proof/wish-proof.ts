import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { readWish } from './read-wish.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

/**
 * Asks for a proof now. Refuses with STATE_CHANGED while one is waited for, and with
 * TOO_MANY_REQUESTS beyond what the house may want in an hour.
 */
export async function wishProof(
  ports: Ports,
  { staff, ip }: { staff: StaffIdentity; ip: string },
): Promise<void> {
  await ports.limits.take('proofPerHouse', 'house')
  await inTransaction(ports.db, async (tx) => {
    await sql`LOCK TABLE proof_wish IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    if ((await readWish(tx)) !== null) throw new Refusal('STATE_CHANGED')
    const at = ports.clock.now()
    await sql`INSERT INTO proof_wish (staff_id, at) VALUES (${staff.staffId}, ${at})`.execute(tx)
    await writeAudit(tx, { staff, act: 'proof.wish', subject: 'books', ip, at })
  })
}
