import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { readStaffPayment } from '../../queries/staff-payments.ts'
import { askClaimEnd } from '../../reversals/ask-claim-end.ts'

type Ports = { clock: Clock; db: Db }

export const staffEndClaim: Handler<Calls['staffEndClaim'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  const id = BigInt(params.id)
  const { verdict, reason } = body
  await askClaimEnd(ports, { id, verdict, reason, staff, ip })
  return readStaffPayment(ports.db, { id, direction: 'deposit', at: ports.clock.now() })
}
