import type { Calls } from '@maidan/contract'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { askMethodTerms } from '../../methods/ask-method-terms.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffAskMethodTerms: Handler<Calls['staffAskMethodTerms'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  const id = await askMethodTerms(ports, { ...body, id: BigInt(params.id), staff, ip })
  return showApproval(ports.db, id, { staff, at: ports.clock.now() })
}
