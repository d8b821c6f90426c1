import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { listStaffPayments } from '../../queries/staff-payments.ts'
import { notePlayersRead } from '../../../platform/audit/note-read.ts'
import { readPage } from '../../../platform/http/staff-page.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

export const staffWithdrawals: Handler<Calls['staffWithdrawals'], Ports> = async (
  ports,
  request,
) => {
  const { staff, query } = request
  requireRole(staff, 'cashier', 'support', 'auditor')
  const { page, pageSize, offset } = readPage(query)
  const { data, total } = await listStaffPayments(ports.db, {
    direction: 'withdrawal',
    state: query.state || 'waiting',
    search: query.search ?? '',
    at: ports.clock.now(),
    limit: pageSize,
    offset,
  })
  const shown = data.map(({ player }) => BigInt(player.id))
  await notePlayersRead(ports, request, shown)
  return { data, total, page, page_size: pageSize }
}
