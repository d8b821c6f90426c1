import { Client } from 'pg'

/** Names that need no quoting, within PostgreSQL's limit of 63 bytes. */
const NAME = /^[a-z_][a-z0-9_]{0,62}$/

/** PostgreSQL's codes for a database that another connection has just created. */
const ALREADY_THERE = ['42P04', '23505']

/** Creates the database over `adminUrl` when it is not there. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  if (!NAME.test(name)) throw new Error(`"${name}" is not a plain database name.`)
  const client = new Client({ connectionString: adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${name}`)
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  } finally {
    await client.end()
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ALREADY_THERE.includes(String(error.code))
}
