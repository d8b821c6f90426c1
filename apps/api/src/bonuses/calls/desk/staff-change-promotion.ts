import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { changePromotion } from '../../desk/change-promotion.ts'

type Ports = { clock: Clock; config: Pick<Config, 'COUNTRIES'>; db: Db }

export const staffChangePromotion: Handler<Calls['staffChangePromotion'], Ports> = (
  ports,
  { staff, body, ip },
) => {
  requireRole(staff)
  return changePromotion(ports, { asked: body, staff, ip })
}
