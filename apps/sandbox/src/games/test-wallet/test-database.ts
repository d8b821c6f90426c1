import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type TestDatabase = {
  url: string
  /** Changes what the studio keeps, as time or a fault would. */
  run: (sql: string) => Promise<void>
  drop: () => Promise<void>
}

/** A database of its own on the server of TEST_DATABASE_URL, so that test files never meet. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const base = process.env['TEST_DATABASE_URL']
  if (base === undefined) throw new Error('TEST_DATABASE_URL must name a PostgreSQL database')
  const name = `studio_${randomBytes(6).toString('hex')}`
  await run(base, `create database ${name}`)
  const url = new URL(base)
  url.pathname = `/${name}`
  return {
    url: url.href,
    run: (sql) => run(url.href, sql),
    drop: () => run(base, `drop database ${name} with (force)`),
  }
}

async function run(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
