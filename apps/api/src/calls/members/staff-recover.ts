import type { Calls } from '@maidan/contract'
import type { Handler } from '../../http/handler.ts'
import { showApproval } from '../../platform/approvals/show-approvals.ts'
import { askAboutMember } from '../../staff/accounts/ask-about-member.ts'
import { requireRole } from '../../staff/require-role.ts'

export const staffRecover: Handler<Calls['staffRecover']> = async (ctx, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff)
  const wish = { kind: 'staff.recover' as const }
  const asked = { wish, memberId: BigInt(params.id), reason: body.reason, staff, ip }
  return showApproval(ctx.db, await askAboutMember(ctx, asked), { staff, at: ctx.clock.now() })
}
