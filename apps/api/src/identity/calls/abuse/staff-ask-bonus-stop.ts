import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { askBonusStop } from '../../abuse/cases/ask-bonus-stop.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const staffAskBonusStop: Handler<Calls['staffAskBonusStop'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier', 'support')
  const asked = { id: BigInt(params.id), verdict: params.verdict, reason: body.reason, staff, ip }
  const id = await askBonusStop(ports, asked)
  return showApproval(ports.db, id, { staff, at: ports.clock.now() })
}
