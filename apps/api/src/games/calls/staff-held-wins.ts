import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listHeldWins } from '../wallet/held/held-wins.ts'
import { readPage } from '../../staff/queries/page.ts'
import { requireRole } from '../../staff/sessions/require-role.ts'

export const staffHeldWins: Handler<Calls['staffHeldWins']> = async ({ db }, { staff, query }) => {
  requireRole(staff, 'cashier', 'support', 'auditor')
  const { page, pageSize: limit, offset } = readPage(query)
  const { data, total } = await listHeldWins(db, { state: query.state ?? 'held', limit, offset })
  return { data, total, page, page_size: limit }
}
