import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import { inviteMember } from '../../accounts/invite-member.ts'

export const staffInvite: Handler<Calls['staffInvite']> = async (ctx, { staff, body, ip }) => {
  const { memberId, approvalId } = await inviteMember(ctx, { ...body, staff, ip })
  const reader = { staff, at: ctx.clock.now() }
  return {
    member_id: memberId === null ? null : Number(memberId),
    approval: approvalId === null ? null : await showApproval(ctx.db, approvalId, reader),
  }
}
