import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import { inviteMember } from '../../accounts/invite-member.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffInvite: Handler<Calls['staffInvite'], Ports> = async (
  ports,
  { staff, body, ip },
) => {
  const { memberId, approvalId } = await inviteMember(ports, { ...body, staff, ip })
  const reader = { staff, at: ports.clock.now() }
  return {
    member_id: memberId === null ? null : Number(memberId),
    approval: approvalId === null ? null : await showApproval(ports.db, approvalId, reader),
  }
}
