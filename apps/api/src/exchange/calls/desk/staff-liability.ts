import type { Calls } from '@maidan/contract'
import { notePlayersRead } from '../../../platform/audit/note-read.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { readLiability } from '../../limits/read-liability.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

export const staffLiability: Handler<Calls['staffLiability'], Ports> = async (
  ports,
  { staff, ip },
) => {
  requireRole(staff, 'trader', 'auditor')
  const liability = await readLiability(ports.db, ports.clock.now())
  const playerIds = liability.at_risk.flatMap(({ player }) => (player ? [BigInt(player.id)] : []))
  await notePlayersRead(ports, { staff, ip }, playerIds)
  return liability
}
