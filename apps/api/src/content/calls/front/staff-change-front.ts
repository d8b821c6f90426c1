import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { changeFront } from '../../front/change-front.ts'

type Ports = { clock: Clock; config: Config; db: Db }

export const staffChangeFront: Handler<Calls['staffChangeFront'], Ports> = async (
  ports,
  { staff, body: asked, ip },
) => {
  requireRole(staff)
  return { approval_id: Number(await changeFront(ports, { asked, staff, ip })) }
}
