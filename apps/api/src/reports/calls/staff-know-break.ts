import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { showApproval } from '../../platform/approvals/show-approvals.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { askKnown } from '../proof/ask-known.ts'

type Ports = { clock: Clock; db: Db }

export const staffKnowBreak: Handler<Calls['staffKnowBreak'], Ports> = async (
  ports,
  { staff, body, ip },
) => {
  requireRole(staff)
  const id = await askKnown(ports, { ...body, staff, ip })
  return showApproval(ports.db, id, { staff, at: ports.clock.now() })
}
