import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import { askAboutMember } from '../../accounts/ask-about-member.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffRecover: Handler<Calls['staffRecover'], Ports> = async (ports, request) => {
  const { staff, params, body, ip } = request
  requireRole(staff)
  const wish = { kind: 'staff.recover' as const }
  const asked = { wish, memberId: BigInt(params.id), reason: body.reason, staff, ip }
  return showApproval(ports.db, await askAboutMember(ports, asked), {
    staff,
    at: ports.clock.now(),
  })
}
