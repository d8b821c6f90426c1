import { sql } from 'kysely'
import * as z from 'zod'
import { Refusal } from '../../http/refusal.ts'
import { startOver } from '../../../staff/accounts/start-over.ts'
import { approvalRule } from '../approval-rule.ts'

const LASTS_MS = 72 * 3_600_000

/** A member of staff who lost password or authenticator enrols anew; two give them the code. */
export const staffRecover = approvalRule({
  mayAsk: [],
  mayDecide: [],
  lastsMs: LASTS_MS,
  command: z.object({ staffId: z.string().regex(/^\d{1,18}$/) }),
  async apply(_, tx, { command, askedBy, agreedBy, at }) {
    const staffId = BigInt(command.staffId)
    const { rows } = await sql`
      SELECT 1 FROM staff WHERE id = ${staffId} AND status <> 'blocked' FOR UPDATE
    `.execute(tx)
    if (rows.length === 0) throw new Refusal('STATE_CHANGED')
    await startOver(tx, { staffId, givers: [askedBy.username, agreedBy.username], at })
  },
})
