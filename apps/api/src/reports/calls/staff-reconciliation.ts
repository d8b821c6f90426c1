import type { Calls } from '@maidan/contract'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readPage } from '../../platform/http/staff-page.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { listDays } from '../reconciliation/list-days.ts'

type Ports = { db: Db }

export const staffReconciliation: Handler<Calls['staffReconciliation'], Ports> = (
  { db },
  { staff, query },
) => {
  requireRole(staff, 'cashier', 'auditor')
  return listDays(db, readPage(query))
}
