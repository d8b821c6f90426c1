import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { listMembers } from '../../queries/list-members.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Config } from '../../../platform/config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { config: Config; clock: Clock; db: Db }

export const staffMembers: Handler<Calls['staffMembers'], Ports> = async (ports, { staff }) => {
  requireRole(staff, 'auditor')
  return { data: await listMembers(ports) }
}
