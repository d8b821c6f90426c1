import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { setReceivingCaps } from '../../receiving/set-receiving-caps.ts'

type Ports = { clock: Clock; db: Db }

export const staffSetReceivingCaps: Handler<Calls['staffSetReceivingCaps'], Ports> = (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  return setReceivingCaps(ports, { ...body, id: BigInt(params.id), staff, ip })
}
