import { sql } from 'kysely'
import { Refusal } from '../../platform/http/refusal.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'

/** A blocked member of staff comes in again; who has never enrolled is invited as before. */
export const staffOpen: ApprovalAct<'staff.open'> = async (_, tx, { command }) => {
  const { rows } = await sql`
      UPDATE staff SET status = CASE WHEN password_hash IS NULL THEN 'invited' ELSE 'active' END
      WHERE id = ${BigInt(command.staffId)} AND status = 'blocked' RETURNING id
    `.execute(tx)
  if (rows.length === 0) throw new Refusal('STATE_CHANGED')
}
