import { createDatabase, openDatabaseProxy } from '@maidan/testkit'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import { whenDatabaseIsThere } from './when-database-is-there.ts'

const AWAY_MS = 1_000

test('a house that starts before its database waits for it, says so once, and opens', async () => {
  const proxy = await openDatabaseProxy(process.env['TEST_DATABASE_URL'] ?? '')
  const { db, pool } = openDatabase(proxy.through(await createDatabase('start')), 2)
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => said.push(line) })
  await proxy.refuse()
  setTimeout(() => void proxy.heal(), AWAY_MS)
  let tries = 0
  const work = async () => {
    tries += 1
    // The first work loses its connection on the way.
    if (tries === 1) proxy.reset()
    return (await pool.query<{ one: number }>('SELECT 1 AS one')).rows[0]?.one
  }
  expect(await whenDatabaseIsThere(pool, log, work)).toBe(1)
  expect(tries).toBe(2)
  expect(said).toHaveLength(1)
  await db.destroy()
  await proxy.close()
})

test('a database that refuses the house is an error, not a wait', async () => {
  const url = new URL(await createDatabase('start'))
  url.pathname = '/nowhere'
  const { db, pool } = openDatabase(url.href, 2)
  const work = () => whenDatabaseIsThere(pool, pino({ level: 'silent' }), async () => 'open')
  await expect(work()).rejects.toMatchObject({ code: '3D000' })
  await db.destroy()
})
