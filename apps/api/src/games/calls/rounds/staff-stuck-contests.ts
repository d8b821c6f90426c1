import type { Calls } from '@maidan/contract'
import { listStuckContests } from '../../contests/stuck-contests.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'

type Ports = { db: Db; clock: Clock }

export const staffStuckContests: Handler<Calls['staffStuckContests'], Ports> = async (
  { db, clock },
  { staff },
) => {
  requireRole(staff, 'cashier', 'auditor')
  return { data: await listStuckContests(db, clock.now()) }
}
