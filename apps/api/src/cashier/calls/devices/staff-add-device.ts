import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { addDevice } from '../../devices/add-device.ts'

type Ports = { clock: Clock; config: Config; db: Db }

export const staffAddDevice: Handler<Calls['staffAddDevice'], Ports> = (ports, request) => {
  const { staff, body, ip } = request
  requireRole(staff)
  const { name, accounts, reason } = body
  return addDevice(ports, { name, accountIds: accounts.map(BigInt), reason, staff, ip })
}
