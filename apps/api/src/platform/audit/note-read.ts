import { inTransaction } from '../database/in-transaction.ts'
import type { StaffIdentity } from '../http/handler.ts'
import { writeAudit } from './write-audit.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/db.ts'
import type { ReadNotes } from './read-notes.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

type Reader = { staff: StaffIdentity; ip: string }

/** Puts into the audit that a member of staff looked at one player; before it is answered. */
export function notePlayerRead(ports: Ports, reader: Reader, playerId: bigint): Promise<void> {
  const act = 'player.read'
  return note(ports, reader, [playerId], () => ({ act, subject: `player:${playerId}`, detail: {} }))
}

/** The same of a list that shows several players' names or numbers. */
export function notePlayersRead(
  ports: Ports,
  reader: Reader,
  playerIds: readonly bigint[],
): Promise<void> {
  const act = 'players.read'
  return note(ports, reader, playerIds, (ids) => ({
    act,
    subject: 'players',
    detail: { ids: ids.join(' ') },
  }))
}

/** A list that refreshes by itself adds a line only when it shows somebody new. */
async function note(
  { db, clock, readNotes }: Ports,
  { staff, ip }: Reader,
  playerIds: readonly bigint[],
  line: (ids: bigint[]) => { act: string; subject: string; detail: Record<string, string> },
) {
  const at = clock.now()
  const missing = readNotes.missing(staff.sessionId, playerIds, at.getTime())
  if (missing.length === 0) return
  await inTransaction(db, (tx) => writeAudit(tx, { staff, ...line(missing), ip, at }))
  readNotes.keep(staff.sessionId, missing, at.getTime())
}
