import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { notePlayersRead } from '../../../platform/audit/note-read.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { showCase } from '../../abuse/cases/show-case.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

export const staffAbuseCase: Handler<Calls['staffAbuseCase'], Ports> = async (ports, request) => {
  requireRole(request.staff, 'cashier', 'support', 'auditor')
  const shown = await showCase(ports.db, BigInt(request.params.id))
  const players = shown.accounts.map(({ player_id }) => BigInt(player_id))
  await notePlayersRead(ports, request, players)
  return shown
}
