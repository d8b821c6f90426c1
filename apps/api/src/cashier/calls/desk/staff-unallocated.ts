import type { Calls } from '@maidan/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readPage } from '../../../platform/http/staff-page.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { listUnallocated } from '../../unallocated/list-unallocated.ts'

type Ports = { clock: Clock; db: Db }

export const staffUnallocated: Handler<Calls['staffUnallocated'], Ports> = (
  { clock, db },
  { staff, query },
) => {
  requireRole(staff, 'cashier', 'auditor')
  const page = readPage(query)
  return listUnallocated(db, { state: query.state ?? null, page, at: clock.now() })
}
