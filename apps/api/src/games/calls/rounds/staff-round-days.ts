import type { Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readPage } from '../../../platform/http/staff-page.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { listRoundDays } from '../../comparison/desk/list-round-days.ts'

type Ports = { db: Db }

export const staffRoundDays: Handler<Calls['staffRoundDays'], Ports> = ({ db }, request) => {
  requireRole(request.staff, 'cashier', 'auditor')
  return listRoundDays(db, readPage(request.query))
}
