import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import { tablesOf } from './tables-of.ts'

/**
 * Keeps all rows of a database in a file, a line a table, so that a later version can be tried on
 * them. The schema is not kept: the migrations that had run by then make it again.
 */
export async function writeKept(pool: pg.Pool, file: string): Promise<void> {
  const lines: string[] = []
  for (const { name, columns } of await tablesOf(pool)) {
    const named = columns.map((column) => `"${column}"`).join(', ')
    const { rows } = await pool.query<{ rows: string | null }>(
      `SELECT json_agg(t)::text AS rows FROM (SELECT ${named} FROM "${name}") t`,
    )
    const kept = rows[0]?.rows
    if (kept) lines.push(`{"table":"${name}","rows":${kept.replaceAll('\n', ' ')}}`)
  }
  await writeFile(file, await promisify(gzip)(lines.join('\n'), { level: 9 }))
}
