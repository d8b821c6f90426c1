import * as z from 'zod'
import { staffRole } from '@maidan/contract'
import { addMember } from '../../../staff/accounts/add-member.ts'
import { approvalRule } from '../approval-rule.ts'

const LASTS_MS = 72 * 3_600_000

/** A new member of staff whose yes will count; each of the two gives a part of the code. */
export const staffInvite = approvalRule({
  mayAsk: [],
  mayDecide: [],
  lastsMs: LASTS_MS,
  command: z.object({ username: z.string(), role: staffRole }),
  async apply(_, tx, { command, askedBy, agreedBy, at }) {
    await addMember(tx, { ...command, givers: [askedBy.username, agreedBy.username], at })
  },
})
