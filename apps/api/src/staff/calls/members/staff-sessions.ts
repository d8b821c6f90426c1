import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { listStaffSessions } from '../../sessions/staff-sessions.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { config: Config; db: Db }

export const staffSessions: Handler<Calls['staffSessions'], Ports> = async (
  ports,
  { staff, params },
) => {
  requireRole(staff, 'auditor')
  return { data: await listStaffSessions(ports, BigInt(params.id), staff.sessionId) }
}
