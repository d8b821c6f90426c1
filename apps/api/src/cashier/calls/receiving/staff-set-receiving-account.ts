import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { setReceiving } from '../../receiving/set-receiving.ts'

type Ports = { clock: Clock; db: Db }

export const staffSetReceivingAccount: Handler<Calls['staffSetReceivingAccount'], Ports> = (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  return setReceiving(ports, { ...body, id: BigInt(params.id), staff, ip })
}
