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

/** The column that tells when something was last used. */
const SEEN = 'last_seen_at'

type Table = { name: string; has_seen: boolean }

/**
 * A digest of the rows of each table, so that two of them show what was changed in between: the sum
 * of the rows' hashes, which needs no order, and their number.
 */
export async function tableDigests(db: Db): Promise<Record<string, string>> {
  const each = (await listTables(db)).map(
    (table) => sql`
      SELECT ${table.name}::text AS name,
        count(*) || ':' || coalesce(sum(hashtextextended(${rowText(table)}, 0)), 0) AS digest
      FROM ${sql.table(table.name)} t
    `,
  )
  const { rows } = await sql<{ name: string; digest: string }>`
    ${sql.join(each, sql` UNION ALL `)}
  `.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

function rowText({ has_seen }: Table): RawBuilder<unknown> {
  return has_seen ? sql`(to_jsonb(t) - ${SEEN}::text)::text` : sql`t::text`
}

async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    SELECT tablename AS name, EXISTS (
      SELECT FROM pg_attribute WHERE attrelid = tablename::regclass AND attname = ${SEEN}
    ) AS has_seen
    FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> ALL(${LIVELY}::text[]) ORDER BY tablename
  `.execute(db)
  return rows
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
      UNION ALL SELECT FROM payment WHERE statement_due_at IS NOT NULL
      UNION ALL SELECT FROM provider_day_part LIMIT 1
    `.execute(db)
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}
