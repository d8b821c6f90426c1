import { sql } from 'kysely'
import type { Db, Tx } from '../database/db.ts'

type Row = { actor: string; reason: string | null; at: Date }

/** Who did something to a subject last, when and why; undefined if nobody has. */
export async function readLastAct(
  db: Db | Tx,
  { act, subject }: { act: string; subject: string },
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    SELECT actor, detail ->> 'reason' AS reason, at FROM audit
    WHERE act = ${act} AND subject = ${subject} ORDER BY id DESC LIMIT 1
  `.execute(db)
  return rows[0]
}
