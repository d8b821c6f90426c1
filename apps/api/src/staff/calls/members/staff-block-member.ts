import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import { askAboutMember } from '../../accounts/ask-about-member.ts'
import { blockMember } from '../../accounts/block-member.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffBlockMember: Handler<Calls['staffBlockMember'], Ports> = async (
  ports,
  request,
) => {
  const { staff, params, body, ip } = request
  requireRole(staff)
  const asked = { memberId: BigInt(params.id), reason: body.reason, staff, ip }
  if (body.blocked) {
    await blockMember(ports, asked)
    return { approval: null }
  }
  const id = await askAboutMember(ports, { ...asked, wish: { kind: 'staff.open' } })
  return { approval: await showApproval(ports.db, id, { staff, at: ports.clock.now() }) }
}
