import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { showApproval } from '../../platform/approvals/show-approvals.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { askFactorReset } from '../second-factor/ask-factor-reset.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffResetFactor: Handler<Calls['staffResetFactor'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'support')
  const asked = { playerId: BigInt(params.id), reason: body.reason, staff, ip }
  const id = await askFactorReset(ports, asked)
  return showApproval(ports.db, id, { staff, at: ports.clock.now() })
}
