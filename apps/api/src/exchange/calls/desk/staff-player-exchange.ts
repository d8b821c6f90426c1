import type { Calls } from '@maidan/contract'
import { notePlayerRead } from '../../../platform/audit/note-read.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { readPlayerPlay } from '../../desk/player-play.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

export const staffPlayerExchange: Handler<Calls['staffPlayerExchange'], Ports> = async (
  ports,
  { staff, params, ip },
) => {
  requireRole(staff, 'cashier', 'support', 'auditor')
  const playerId = BigInt(params.id)
  const play = await readPlayerPlay(ports.db, playerId)
  await notePlayerRead(ports, { staff, ip }, playerId)
  return play
}
