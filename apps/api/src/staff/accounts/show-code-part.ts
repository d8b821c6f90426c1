import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { takeCodePart } from './take-code-part.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; clock: Clock; db: Db }

type Asking = { memberId: bigint; staff: StaffIdentity; ip: string }

/** Shows a member of staff their own part of somebody's code; that they looked is in the audit. */
export function showCodePart(ports: Ports, { memberId, staff, ip }: Asking) {
  const at = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const part = await takeCodePart(ports, tx, { staffId: memberId, giver: staff.username, at })
    await writeAudit(tx, { staff, act: 'staff.code', subject: `staff:${memberId}`, ip, at })
    return part
  })
}
