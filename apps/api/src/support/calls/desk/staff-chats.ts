import type { Calls } from '@maidan/contract'
import { listStaffChats } from '../../chat/list-staff-chats.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { notePlayersRead } from '../../../platform/audit/note-read.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

export const staffChats: Handler<Calls['staffChats'], Ports> = async (ports, request) => {
  requireRole(request.staff, 'support')
  const chats = await listStaffChats(ports.db)
  await notePlayersRead(
    ports,
    request,
    chats.map(({ player_id }) => BigInt(player_id)),
  )
  return { data: chats }
}
