import { sql } from 'kysely'
import * as z from 'zod'
import { Refusal } from '../../http/refusal.ts'
import { approvalRule } from '../approval-rule.ts'

const LASTS_MS = 72 * 3_600_000

/** A blocked member of staff comes in again; who has never enrolled is invited as before. */
export const staffOpen = approvalRule({
  mayAsk: [],
  mayDecide: [],
  lastsMs: LASTS_MS,
  command: z.object({ staffId: z.string().regex(/^\d{1,18}$/) }),
  async apply(_, tx, { command }) {
    const { rows } = await sql`
      UPDATE staff SET status = CASE WHEN password_hash IS NULL THEN 'invited' ELSE 'active' END
      WHERE id = ${BigInt(command.staffId)} AND status = 'blocked' RETURNING id
    `.execute(tx)
    if (rows.length === 0) throw new Refusal('STATE_CHANGED')
  },
})
