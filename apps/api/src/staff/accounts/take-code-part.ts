import { sql } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { hashCodePart, newCodePart } from './new-code-part.ts'

type Taken = { staffId: bigint; giver: string; at: Date }

/**
 * Makes the giver's part of a code and answers it; only its hash stays. Whoever has lost what they
 * saw takes another part, and the earlier one is void.
 */
export async function takeCodePart(
  { config }: { config: Pick<Config, 'SECRET'> },
  tx: Tx,
  { staffId, giver, at }: Taken,
): Promise<{ code: string; expiresAt: Date }> {
  const code = newCodePart()
  const { rows } = await sql<{ expires_at: Date }>`
    UPDATE staff_enrolment_part p SET code_hash = ${hashCodePart(config.SECRET, staffId, code)}
    FROM staff_enrolment e
    WHERE p.staff_id = ${staffId} AND p.giver = ${giver}
      AND e.staff_id = p.staff_id AND e.expires_at > ${at}
    RETURNING e.expires_at
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return { code, expiresAt: row.expires_at }
}
