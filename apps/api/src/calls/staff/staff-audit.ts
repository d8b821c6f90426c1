import type { Calls } from '@maidan/contract'
import { readAudit } from '../../queries/read-audit.ts'
import type { Handler } from '../../http/handler.ts'
import { readPage } from '../../staff/page.ts'
import { requireRole } from '../../staff/require-role.ts'

export const staffAudit: Handler<Calls['staffAudit']> = ({ db }, { staff, query }) => {
  requireRole(staff, 'auditor')
  return readAudit(db, query.search ?? '', readPage(query))
}
