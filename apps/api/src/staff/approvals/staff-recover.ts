import { sql } from 'kysely'
import { Refusal } from '../../platform/http/refusal.ts'
import { startOver } from '../accounts/start-over.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'

/** A member of staff who lost password or authenticator enrols anew; two give them the code. */
export const staffRecover: ApprovalAct<'staff.recover'> = async (
  _,
  tx,
  { command, askedBy, agreedBy, at },
) => {
  const staffId = BigInt(command.staffId)
  const { rows } = await sql`
      SELECT 1 FROM staff WHERE id = ${staffId} AND status <> 'blocked' FOR UPDATE
    `.execute(tx)
  if (rows.length === 0) throw new Refusal('STATE_CHANGED')
  await startOver(tx, { staffId, givers: [askedBy.username, agreedBy.username], at })
}
