import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { findPlatform } from '../../stops/find-platform.ts'
import { setTarget } from '../../stops/set-target.ts'

type Ports = { clock: Clock; db: Db }

export const staffSetGameProvider: Handler<Calls['staffSetGameProvider'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff, 'cashier')
  const key = await findPlatform(ports.db, params.provider)
  return setTarget(ports, { ...body, target: { of: 'provider', key }, staff, ip })
}
