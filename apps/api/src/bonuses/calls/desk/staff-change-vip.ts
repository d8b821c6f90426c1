import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { changeVip } from '../../vip/change-vip.ts'

type Ports = { clock: Clock; config: Config; db: Db }

export const staffChangeVip: Handler<Calls['staffChangeVip'], Ports> = (
  ports,
  { staff, body, ip },
) => {
  requireRole(staff)
  return changeVip(ports, { asked: body, staff, ip })
}
