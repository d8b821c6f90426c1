import type pg from 'pg'

export type KeptTable = { name: string; columns: string[] }

/** The tables of a database with the columns that are written, not computed. */
export async function tablesOf(pool: pg.Pool): Promise<KeptTable[]> {
  const { rows } = await pool.query<KeptTable>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname
  `)
  return rows
}
