import { addMember } from '../accounts/add-member.ts'
import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'

/** A new member of staff whose yes will count; each of the two gives a part of the code. */
export const staffInvite: ApprovalAct<'staff.invite'> = async (
  _,
  tx,
  { command, askedBy, agreedBy, at },
) => {
  await addMember(tx, { ...command, givers: [askedBy.username, agreedBy.username], at })
}
