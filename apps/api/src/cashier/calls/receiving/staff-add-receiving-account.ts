import type { Calls } from '@maidan/contract'
import { showApproval } from '../../../platform/approvals/show-approvals.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { askReceiving } from '../../receiving/ask-receiving.ts'

type Ports = { clock: Clock; db: Db }

export const staffAddReceivingAccount: Handler<Calls['staffAddReceivingAccount'], Ports> = async (
  ports,
  { staff, body, ip },
) => {
  requireRole(staff, 'cashier')
  const id = await askReceiving(ports, { ...body, staff, ip })
  return showApproval(ports.db, id, { staff, at: ports.clock.now() })
}
