import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { revokeDevice } from '../../devices/revoke-device.ts'

type Ports = { clock: Clock; db: Db }

export const staffRevokeDevice: Handler<Calls['staffRevokeDevice'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff)
  const id = BigInt(params.id)
  await revokeDevice(ports, { id, reason: body.reason, staff, ip })
  return { id: Number(id) }
}
