import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { askToEndContest } from '../../contests/ask-to-end-contest.ts'

type Ports = { clock: Clock; db: Db }

export const staffEndContest: Handler<Calls['staffEndContest'], Ports> = async (
  ports,
  { staff, body, ip },
) => {
  requireRole(staff, 'cashier')
  const { reason, ...named } = body
  const asked = await askToEndContest(ports, { named, reason, staff, ip })
  return showApproval(ports.db, asked, { staff, at: ports.clock.now() })
}
