import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { migrate } from '@maidan/api'
import pg from 'pg'
import { createDatabase } from '../create-database.ts'
import { tablesOf } from './tables-of.ts'

/** The rows of a table as JSON, untouched: the audit's hashes cover the very text. */
type KeptRows = { table: string; rows: string }

const STEPS = 'schema_step'

/**
 * A database as an earlier version left it: the migrations that had run by then, and every row.
 * Returns its address; the house that opens it brings it up to date.
 */
export async function openKept(file: string, migrations: string): Promise<string> {
  const packed = await promisify(gunzip)(await readFile(file))
  const tables = packed.toString().split('\n').map(readLine)
  const url = await createDatabase('kept')
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    await migrateAsThen(pool, migrations, tables)
    await pool.query("SET session_replication_role = 'replica'")
    for (const table of await tablesOf(pool)) {
      const kept = tables.find(({ table: name }) => name === table.name)
      if (kept && table.name !== STEPS) await fill(pool, table, kept)
      else if (table.name !== STEPS) await pool.query(`DELETE FROM "${table.name}"`)
    }
    await turnSequencesOn(pool)
  } finally {
    await pool.end()
  }
  return url
}

/** A line as `write-kept` writes it. */
function readLine(line: string): KeptRows {
  const [, table = '', rows = '[]'] = /^\{"table":"(\w+)","rows":(.*)\}$/.exec(line) ?? []
  return { table, rows }
}

/** Runs the steps that the kept database names, and none that came later. */
async function migrateAsThen(pool: pg.Pool, migrations: string, tables: readonly KeptRows[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'maidan-kept-'))
  try {
    const steps = tables.find(({ table }) => table === STEPS)?.rows ?? '[]'
    for (const { name } of JSON.parse(steps) as { name: string }[])
      await cp(path.join(migrations, name), path.join(folder, name), { recursive: true })
    await migrate(pool, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function fill(
  pool: pg.Pool,
  { name, columns }: { name: string; columns: string[] },
  kept: KeptRows,
) {
  const named = columns.map((column) => `"${column}"`).join(', ')
  await pool.query(`DELETE FROM "${name}"`)
  await pool.query(
    `INSERT INTO "${name}" (${named}) OVERRIDING SYSTEM VALUE
     SELECT ${named} FROM json_populate_recordset(null::"${name}", $1::json)`,
    [kept.rows],
  )
}

/** Every sequence goes on behind what is there; blocks of ids are dealt by the thousand. */
async function turnSequencesOn(pool: pg.Pool) {
  await pool.query(`
    DO $$ DECLARE s record; last bigint; BEGIN
      FOR s IN SELECT c.oid::regclass AS seq, d.refobjid::regclass AS owner, a.attname AS col
        FROM pg_class c JOIN pg_depend d ON d.objid = c.oid AND d.deptype IN ('a', 'i')
        JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
        WHERE c.relkind = 'S'
      LOOP
        EXECUTE format('SELECT coalesce(max(%I), 0) FROM %s', s.col, s.owner) INTO last;
        PERFORM setval(s.seq, last + 1, false);
      END LOOP;
    END $$
  `)
  await pool.query(`
    SELECT setval('transfer_block', (coalesce((SELECT max(id) FROM transfer), 0) / 1000 + 2) * 1000)
  `)
}
