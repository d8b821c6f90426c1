import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import { askAboutMember } from '../../accounts/ask-about-member.ts'
import { requireRole } from '../../sessions/require-role.ts'

export const staffChangeRole: Handler<Calls['staffChangeRole']> = async (ctx, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff)
  const wish = { kind: 'staff.role' as const, role: body.role }
  const asked = { wish, memberId: BigInt(params.id), reason: body.reason, staff, ip }
  return showApproval(ctx.db, await askAboutMember(ctx, asked), { staff, at: ctx.clock.now() })
}
