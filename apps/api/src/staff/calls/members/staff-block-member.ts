import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import { askAboutMember } from '../../accounts/ask-about-member.ts'
import { blockMember } from '../../accounts/block-member.ts'
import { requireRole } from '../../sessions/require-role.ts'

export const staffBlockMember: Handler<Calls['staffBlockMember']> = async (ctx, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff)
  const asked = { memberId: BigInt(params.id), reason: body.reason, staff, ip }
  if (body.blocked) {
    await blockMember(ctx, asked)
    return { approval: null }
  }
  const id = await askAboutMember(ctx, { ...asked, wish: { kind: 'staff.open' } })
  return { approval: await showApproval(ctx.db, id, { staff, at: ctx.clock.now() }) }
}
