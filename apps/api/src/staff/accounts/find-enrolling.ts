import type { StaffRole } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { fitsParts } from './new-code-part.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'

type Ports = { config: Config; clock: Clock }

export type Enrolling = {
  id: bigint
  username: string
  role: StaffRole
  totp_pending: string | null
}

export type Claim = { username: string; code: string }

/** The invited person whom name and code belong to, locked; null for every other claim. */
export async function findEnrolling(
  { config, clock }: Ports,
  tx: Tx,
  { username, code }: Claim,
): Promise<Enrolling | null> {
  const { rows } = await sql<Enrolling>`
    SELECT s.id, s.username, s.role, s.totp_pending
    FROM staff s JOIN staff_enrolment e ON e.staff_id = s.id
    WHERE s.username = ${username.toLowerCase()} AND s.status = 'invited'
      AND e.expires_at > ${clock.now()} FOR UPDATE OF s
  `.execute(tx)
  const [staff] = rows
  if (!staff) return null
  const hashes = await readHashes(tx, staff.id)
  return hashes !== null && fitsParts(config.SECRET, staff.id, code, hashes) ? staff : null
}

/** Null while somebody has not looked at their part yet. */
async function readHashes(tx: Tx, staffId: bigint): Promise<Buffer[] | null> {
  const { rows } = await sql<{ code_hash: Buffer | null }>`
    SELECT code_hash FROM staff_enrolment_part WHERE staff_id = ${staffId}
  `.execute(tx)
  const hashes = rows.flatMap(({ code_hash: hash }) => hash ?? [])
  return hashes.length > 0 && hashes.length === rows.length ? hashes : null
}
