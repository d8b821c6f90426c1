import { sql, type RawBuilder } from 'kysely'
import type { LastAct } from '../../platform/audit/read-last-act.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { lockNumbers } from '../../platform/database/lock-numbers.ts'

/** The acts of staff that stop a market, and those that end every stop before them. */
export const STOP = 'market.suspend'
export const RESUME = 'market.resume'
const OPENING = [RESUME, 'market.open.agree']

/** The audit's lines of a market's stops since it was opened last, as a FROM clause named `stop`. */
export function stopsOf(subject: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`audit stop WHERE stop.subject = ${subject} AND stop.act = ${STOP}
    AND stop.id > coalesce((SELECT max(o.id) FROM audit o
      WHERE o.subject = ${subject} AND o.act = ANY(${OPENING}::text[])), 0)`
}

/** Who stopped a market since it was opened last, the oldest stop first. */
export async function readStops(db: Db | Tx, code: string): Promise<LastAct[]> {
  const { rows } = await sql<LastAct>`
    SELECT stop.id, stop.actor, stop.detail ->> 'reason' AS reason, stop.at
    FROM ${stopsOf(sql`${marketSubject(code)}`)} ORDER BY stop.id
  `.execute(db)
  return rows
}

/** As `readStops`; nobody stops or opens the market before this transaction ends. */
export async function lockStops(tx: Tx, code: string): Promise<LastAct[]> {
  await sql`SELECT pg_advisory_xact_lock(${lockNumbers.marketStop}, hashtext(${code}))`.execute(tx)
  return readStops(tx, code)
}

export function marketSubject(code: string): string {
  return `market:${code}`
}
