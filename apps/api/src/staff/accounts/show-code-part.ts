import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { takeCodePart } from './take-code-part.ts'

type Asking = { memberId: bigint; staff: StaffIdentity; ip: string }

/** Shows a member of staff their own part of somebody's code; that they looked is in the audit. */
export function showCodePart(ctx: Context, { memberId, staff, ip }: Asking) {
  const at = ctx.clock.now()
  return inTransaction(ctx.db, async (tx) => {
    const part = await takeCodePart(ctx, tx, { staffId: memberId, giver: staff.username, at })
    await writeAudit(tx, { staff, act: 'staff.code', subject: `staff:${memberId}`, ip, at })
    return part
  })
}
