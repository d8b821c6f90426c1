import type { Calls } from '@maidan/contract'
import type { Handler } from '../../http/handler.ts'
import { listHeldWins } from '../../queries/held-wins.ts'
import { readPage } from '../../staff/page.ts'
import { requireRole } from '../../staff/require-role.ts'

export const staffHeldWins: Handler<Calls['staffHeldWins']> = async ({ db }, { staff, query }) => {
  requireRole(staff, 'cashier', 'support', 'auditor')
  const { page, pageSize: limit, offset } = readPage(query)
  const { data, total } = await listHeldWins(db, { state: query.state ?? 'held', limit, offset })
  return { data, total, page, page_size: limit }
}
