import type { Calls } from '@maidan/contract'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import { readDay } from '../reconciliation/read-day.ts'

type Ports = { db: Db }

export const staffReconciledDay: Handler<Calls['staffReconciledDay'], Ports> = (
  { db },
  { staff, params },
) => {
  requireRole(staff, 'cashier', 'auditor')
  return readDay(db, params)
}
