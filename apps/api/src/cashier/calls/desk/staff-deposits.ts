import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { listStaffPayments } from '../../queries/staff-payments.ts'
import { notePlayersRead } from '../../../platform/audit/note-read.ts'
import { readPage } from '../../../staff/queries/page.ts'
import { requireRole } from '../../../staff/sessions/require-role.ts'

export const staffDeposits: Handler<Calls['staffDeposits']> = async (ctx, request) => {
  const { staff, query } = request
  requireRole(staff, 'cashier', 'support', 'auditor')
  const { page, pageSize, offset } = readPage(query)
  const { data, total } = await listStaffPayments(ctx.db, {
    direction: 'deposit',
    state: query.state || 'waiting',
    search: query.search ?? '',
    at: ctx.clock.now(),
    limit: pageSize,
    offset,
  })
  const shown = data.map(({ player }) => BigInt(player.id))
  await notePlayersRead(ctx, request, shown)
  return { data, total, page, page_size: pageSize }
}
