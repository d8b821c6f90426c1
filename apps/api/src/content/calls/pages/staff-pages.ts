import type { Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { listPages } from '../../pages/list-pages.ts'

type Ports = { db: Db }

export const staffPages: Handler<Calls['staffPages'], Ports> = async ({ db }, request) => {
  requireRole(request.staff, 'support', 'auditor')
  return { data: await listPages(db, request.language) }
}
