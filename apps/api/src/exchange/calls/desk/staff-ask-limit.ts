import type { Calls } from '@maidan/contract'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { askLimit } from '../../limits/ask-limit.ts'

type Ports = { clock: Clock; db: Db }

export const staffAskLimit: Handler<Calls['staffAskLimit'], Ports> = async (
  ports,
  { staff, body, ip },
) => {
  requireRole(staff, 'trader')
  const id = await askLimit(ports, { ...body, staff, ip })
  return showApproval(ports.db, id, { staff, at: ports.clock.now() })
}
