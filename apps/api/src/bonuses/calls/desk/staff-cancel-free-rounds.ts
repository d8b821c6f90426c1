import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { stopFreeRounds } from '../../free-rounds/stop-free-rounds.ts'

type Ports = { clock: Clock; db: Db }

export const staffCancelFreeRounds: Handler<Calls['staffCancelFreeRounds'], Ports> = (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff)
  return stopFreeRounds(ports, { code: params.id, reason: body.reason, staff, ip })
}
