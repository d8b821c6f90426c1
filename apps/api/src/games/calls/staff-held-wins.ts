import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listHeldWins } from '../wallet/held/held-wins.ts'
import { readPage } from '../../platform/http/staff-page.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const staffHeldWins: Handler<Calls['staffHeldWins'], Ports> = async (
  { db },
  { staff, query },
) => {
  requireRole(staff, 'cashier', 'support', 'auditor')
  const { page, pageSize: limit, offset } = readPage(query)
  const { data, total } = await listHeldWins(db, { state: query.state ?? 'held', limit, offset })
  return { data, total, page, page_size: limit }
}
