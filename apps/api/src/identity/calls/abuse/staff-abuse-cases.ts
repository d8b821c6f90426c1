import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { notePlayersRead } from '../../../platform/audit/note-read.ts'
import { readPage } from '../../../platform/http/staff-page.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { listCases } from '../../abuse/cases/list-cases.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

export const staffAbuseCases: Handler<Calls['staffAbuseCases'], Ports> = async (ports, request) => {
  const { staff, query } = request
  requireRole(staff, 'cashier', 'support', 'auditor')
  const { page, pageSize: limit, offset } = readPage(query)
  const found = await listCases(ports.db, { state: query.state ?? 'open', limit, offset })
  await notePlayersRead(ports, request, found.playerIds)
  return { data: found.data, total: found.total, page, page_size: limit }
}
