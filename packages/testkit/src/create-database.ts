import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Makes a fresh database on the server of this run, empty or as a copy, and returns its address. */
export async function createDatabase(kind: string, template?: string): Promise<string> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run through `npm test` or vitest')
  const name = `${kind}_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template ?? 'template0'}`)
  } finally {
    await client.end()
  }
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
