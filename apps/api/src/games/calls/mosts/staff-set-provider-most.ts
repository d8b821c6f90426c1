import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { setProviderMost } from '../../mosts/set-provider-most.ts'

type Ports = { clock: Clock; config: Config; db: Db }

export const staffSetProviderMost: Handler<Calls['staffSetProviderMost'], Ports> = (
  ports,
  { staff, body, ip },
) => {
  requireRole(staff, 'cashier')
  return setProviderMost(ports, { ...body, staff, ip })
}
