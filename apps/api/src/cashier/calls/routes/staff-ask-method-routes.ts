import type { Calls } from '@maidan/contract'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { askMethodRoutes } from '../../routes/ask-method-routes.ts'

type Ports = { clock: Clock; db: Db }

export const staffAskMethodRoutes: Handler<Calls['staffAskMethodRoutes'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  const id = await askMethodRoutes(ports, { ...body, id: BigInt(params.id), staff, ip })
  return showApproval(ports.db, id, { staff, at: ports.clock.now() })
}
