import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { listFront } from '../../front/list-front.ts'

type Ports = { clock: Clock; config: Config; db: Db }

export const staffFront: Handler<Calls['staffFront'], Ports> = (ports, { staff }) => {
  requireRole(staff, 'support', 'auditor')
  return listFront(ports)
}
