import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { listReceiving } from '../../receiving/list-receiving.ts'

type Ports = { clock: Clock; db: Db }

export const staffReceivingAccounts: Handler<Calls['staffReceivingAccounts'], Ports> = (
  ports,
  { staff },
) => {
  requireRole(staff, 'cashier', 'auditor')
  return listReceiving(ports)
}
