import type { Calls } from '@maidan/contract'
import { readAudit } from '../../platform/audit/read-audit.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readPage } from '../queries/page.ts'
import { requireRole } from '../sessions/require-role.ts'

export const staffAudit: Handler<Calls['staffAudit']> = ({ db }, { staff, query }) => {
  requireRole(staff, 'auditor')
  return readAudit(db, query.search ?? '', readPage(query))
}
