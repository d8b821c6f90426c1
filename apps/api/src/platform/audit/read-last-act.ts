import { sql } from 'kysely'
import type { Db, Tx } from '../database/db.ts'

export type LastAct = { id: bigint; actor: string; reason: string | null; at: Date }

type Asked = {
  act: string
  subject: string
  /** What the act's detail has to say. */
  detail?: Record<string, string>
}

/** Who did something to a subject last, when and why; undefined if nobody has. */
export async function readLastAct(
  db: Db | Tx,
  { act, subject, detail = {} }: Asked,
): Promise<LastAct | undefined> {
  const { rows } = await sql<LastAct>`
    SELECT id, actor, detail ->> 'reason' AS reason, at FROM audit
    WHERE act = ${act} AND subject = ${subject} AND detail::jsonb @> ${JSON.stringify(detail)}::jsonb
    ORDER BY id DESC LIMIT 1
  `.execute(db)
  return rows[0]
}
