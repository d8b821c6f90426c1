import { sql } from 'kysely'
import type { Db, Tx } from '../database/db.ts'
import type { ApprovalKind } from './approval-terms.ts'

const EXPIRED_AT_ONCE = 500

/** Ends the requests whose time is over; returns how many. One that is being decided is left alone. */
export async function expireApprovals(db: Db | Tx, at: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE approval SET state = 'expired', decided_at = expires_at WHERE id IN (
      SELECT id FROM approval WHERE state = 'waiting' AND expires_at <= ${at}
      ORDER BY expires_at LIMIT ${EXPIRED_AT_ONCE} FOR UPDATE SKIP LOCKED
    )
  `.execute(db)
  return Number(numAffectedRows ?? 0n)
}

type Overtaken = {
  subject: string
  at: Date
  /** Only requests of this kind; left out: whatever waits. */
  kind?: ApprovalKind
  /** Only requests whose command says this. */
  command?: Record<string, string>
}

/** Ends what waits on a subject that has become something else meanwhile. */
export async function lapseApprovals(tx: Tx, { subject, at, kind, command = {} }: Overtaken) {
  await sql`
    UPDATE approval SET state = 'expired', decided_at = ${at}
    WHERE subject = ${subject} AND state = 'waiting'
      AND (${kind ?? null}::text IS NULL OR kind = ${kind ?? null})
      AND command @> ${JSON.stringify(command)}::jsonb
  `.execute(tx)
}
