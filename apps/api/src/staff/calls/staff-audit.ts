import type { Calls } from '@maidan/contract'
import { readAudit } from '../../platform/audit/read-audit.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readPage } from '../../platform/http/staff-page.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const staffAudit: Handler<Calls['staffAudit'], Ports> = ({ db }, { staff, query }) => {
  requireRole(staff, 'auditor')
  return readAudit(db, query.search ?? '', readPage(query))
}
