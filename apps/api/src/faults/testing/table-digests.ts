import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/**
 * Tables whose purpose is to change when somebody tries something, that jobs empty or fill with what
 * they have seen, or in which a process says that it lives.
 */
const LIVELY = [
  'limit_use',
  'security_event',
  'one_time_code',
  'captcha',
  'outbox',
  'market_shard',
  'abuse_look',
  'abuse_trace',
  'abuse_signal',
  'abuse_case',
  'abuse_case_account',
  'abuse_case_event',
]

const LOOK_EVERY_MS = 20

/** Columns that tell when something was last used. */
const SEEN = ['last_seen_at']

/** A digest of the rows of each table, so that two of them show what was changed in between. */
export async function tableDigests(db: Db): Promise<Record<string, string>> {
  const tables = await listTables(db)
  const each: RawBuilder<unknown>[] = tables.map(
    (name) => sql`
      SELECT ${name}::text AS name,
        md5(coalesce(string_agg(row, '|' ORDER BY row), '')) AS digest
      FROM (SELECT (to_jsonb(t) - ${SEEN}::text[])::text AS row FROM ${sql.table(name)} t) rows
    `,
  )
  const { rows } = await sql<{ name: string; digest: string }>`
    ${sql.join(each, sql` UNION ALL `)}
  `.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> ALL(${LIVELY}::text[]) ORDER BY tablename
  `.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Lets the jobs come to an end, which would change rows in the middle of a test. A deposit of which
 * no wallet knows anything is asked about no more.
 */
export async function settleJobs(db: Db) {
  for (;;) {
    await sql`
      UPDATE payment SET statement_due_at = NULL
      WHERE statement_due_at IS NOT NULL AND state IN ('unknown', 'review')
    `.execute(db)
    const { rows } = await sql`
      SELECT FROM outbox UNION ALL SELECT FROM message_out WHERE state = 'waiting'
      UNION ALL SELECT FROM payment WHERE statement_due_at IS NOT NULL LIMIT 1
    `.execute(db)
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
