import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { notePlayersRead } from '../../platform/audit/note-read.ts'
import { readPage } from '../../platform/http/staff-page.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { ReadNotes } from '../../platform/audit/read-notes.ts'
import { listStaffPlayers } from '../queries/list-staff-players.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

export const staffPlayers: Handler<Calls['staffPlayers'], Ports> = async (ports, request) => {
  const { staff, query } = request
  requireRole(staff, 'cashier', 'support', 'auditor')
  const page = readPage(query)
  const found = await listStaffPlayers(ports.db, { search: query.search ?? '', page })
  await notePlayersRead(ports, request, found.playerIds)
  return { data: found.lines, total: found.total, page: page.page, page_size: page.pageSize }
}
