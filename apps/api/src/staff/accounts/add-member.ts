import type { StaffRole } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { openEnrolment } from './open-enrolment.ts'

type Added = { username: string; role: StaffRole; givers: readonly string[]; at: Date }

/** Adds an invited member and opens their way in; answers the member's id. */
export async function addMember(tx: Tx, { username, role, givers, at }: Added): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO staff (username, role, status) VALUES (${username}, ${role}, 'invited')
    ON CONFLICT (username) DO NOTHING RETURNING id
  `.execute(tx)
  const [row] = rows
  if (!row) throw fieldRefusal('USERNAME_TAKEN', 'username')
  await openEnrolment(tx, { staffId: row.id, givers, at })
  return row.id
}
