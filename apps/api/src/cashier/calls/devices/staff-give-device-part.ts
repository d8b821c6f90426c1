import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { showDevicePart } from '../../devices/parts/show-device-part.ts'

type Ports = { clock: Clock; config: Config; db: Db }

export const staffGiveDevicePart: Handler<Calls['staffGiveDevicePart'], Ports> = (
  ports,
  { staff, params, ip },
) => {
  requireRole(staff)
  return showDevicePart(ports, { deviceId: BigInt(params.id), staff, ip })
}
