import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { ENROLMENT_LASTS_MS } from './new-code-part.ts'

type Opened = {
  staffId: bigint
  /** Usernames of those who each give a part of the code. */
  givers: readonly string[]
  at: Date
}

/** Opens the way in of somebody who is to enrol; an earlier one is void. */
export async function openEnrolment(tx: Tx, { staffId, givers, at }: Opened): Promise<Date> {
  const expiresAt = new Date(at.getTime() + ENROLMENT_LASTS_MS)
  await closeEnrolment(tx, staffId)
  await sql`
    INSERT INTO staff_enrolment (staff_id, expires_at) VALUES (${staffId}, ${expiresAt})
  `.execute(tx)
  await sql`
    INSERT INTO staff_enrolment_part (staff_id, giver)
    SELECT ${staffId}, giver FROM unnest(${givers}::text[]) AS giver
  `.execute(tx)
  return expiresAt
}

export async function closeEnrolment(tx: Tx, staffId: bigint): Promise<void> {
  await sql`DELETE FROM staff_enrolment WHERE staff_id = ${staffId}`.execute(tx)
}
