import type { FrontPlace } from '@maidan/contract'
import { sql } from 'kysely'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StaffIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { frontState, frontSubject } from './front-piece.ts'
import { lockFront, seenPiece } from './lock-front.ts'

type Ports = { clock: Clock; db: Db }

type Ending = {
  place: FrontPlace
  id: bigint
  version: number
  reason: string
  staff: StaffIdentity
  ip: string
}

/** Ends a piece at once, or before its time has come; what has ended is refused: STATE_CHANGED. */
export function endFront({ db, clock }: Ports, ending: Ending): Promise<Date> {
  const { place, reason, staff, ip } = ending
  if (reason === '') throw fieldRefusal('STAFF_REASON_MISSING', 'reason')
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const piece = seenPiece(await lockFront(tx, place), ending)
    if (frontState(piece, at) === 'ended') throw new Refusal('STATE_CHANGED')
    const table = sql.table(place === 'notice' ? 'notice' : 'slider')
    await sql`
      UPDATE ${table} SET ends_at = ${at}, version = version + 1 WHERE id = ${piece.id}
    `.execute(tx)
    const subject = frontSubject(piece)
    await writeAudit(tx, { staff, act: 'front.end', subject, detail: { reason }, ip, at })
    return at
  })
}
