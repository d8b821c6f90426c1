import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readStaffPlayer } from '../queries/staff-player.ts'
import { notePlayerRead } from '../../platform/audit/note-read.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { ReadNotes } from '../../platform/audit/read-notes.ts'

type Ports = { config: Config; clock: Clock; db: Db; readNotes: ReadNotes }

export const staffPlayer: Handler<Calls['staffPlayer'], Ports> = async (
  ports,
  { staff, params, ip },
) => {
  requireRole(staff, 'cashier', 'support', 'auditor')
  const player = await readStaffPlayer(ports, BigInt(params.id))
  await notePlayerRead(ports, { staff, ip }, BigInt(params.id))
  return player
}
