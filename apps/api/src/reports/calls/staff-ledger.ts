import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { notePlayerRead } from '../../platform/audit/note-read.ts'
import { readPage } from '../../platform/http/staff-page.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { ReadNotes } from '../../platform/audit/read-notes.ts'
import { readLedger } from '../queries/read-ledger.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

export const staffLedger: Handler<Calls['staffLedger'], Ports> = async (ports, request) => {
  requireRole(request.staff, 'cashier', 'support', 'auditor')
  const page = readPage(request.query)
  const playerId = BigInt(request.params.id)
  const { lines, currency, total } = await readLedger(ports.db, playerId, page)
  await notePlayerRead(ports, request, playerId)
  return { data: lines, currency, total, page: page.page, page_size: page.pageSize }
}
