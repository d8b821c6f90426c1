import type { Calls } from '@maidan/contract'
import type { Handler } from '../../http/handler.ts'
import { listStaffPayments } from '../../queries/staff-payments.ts'
import { readPage } from '../../staff/page.ts'
import { requireRole } from '../../staff/require-role.ts'

export const staffWithdrawals: Handler<Calls['staffWithdrawals']> = async (
  ctx,
  { staff, query },
) => {
  requireRole(staff, 'cashier', 'support', 'auditor')
  const { page, pageSize, offset } = readPage(query)
  const { data, total } = await listStaffPayments(ctx.db, {
    direction: 'withdrawal',
    state: query.state || 'waiting',
    search: query.search ?? '',
    at: ctx.clock.now(),
    limit: pageSize,
    offset,
  })
  return { data, total, page, page_size: pageSize }
}
