import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { setTarget } from '../../stops/set-target.ts'

type Ports = { clock: Clock; db: Db }

export const staffSetGame: Handler<Calls['staffSetGame'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  return setTarget(ports, { ...body, target: { of: 'game', key: params.code }, staff, ip })
}
