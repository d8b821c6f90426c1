import type { Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { readRoundDay } from '../../comparison/desk/read-round-day.ts'

type Ports = { db: Db }

export const staffRoundDay: Handler<Calls['staffRoundDay'], Ports> = ({ db }, request) => {
  requireRole(request.staff, 'cashier', 'auditor')
  return readRoundDay(db, request.params)
}
