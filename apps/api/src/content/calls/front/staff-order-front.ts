import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { orderFront } from '../../front/order-front.ts'

type Ports = { clock: Clock; db: Db }

export const staffOrderFront: Handler<Calls['staffOrderFront'], Ports> = async (
  ports,
  { staff, params, body, ip },
) => {
  requireRole(staff)
  await orderFront(ports, { ...params, ...body, staff, ip })
  return { ids: body.ids }
}
