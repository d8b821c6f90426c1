import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseCode, inTransaction } from '../in-transaction.ts'
import { prepared } from './prepared.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const codeOf = (error: unknown) => databaseCode(error)

test('concurrent', async () => {
  const one = (n: number) => prepared<{ n: number }>('t_conc', sql`SELECT ${n}::int AS n`)
  await inTransaction(world.api.ctx.db, async (tx) => {
    const all = await Promise.all([1, 2, 3, 4].map((n) => one(n).execute(tx)))
    expect(all.map(({ rows }) => rows[0]?.n)).toEqual([1, 2, 3, 4])
  })
})

test('aborted', async () => {
  const { db } = world.api.ctx
  const div = (n: number) => prepared<{ n: number }>('t_div', sql`SELECT 8 / ${n}::int AS n`)
  const fresh = () => prepared<{ n: number }>('t_fresh', sql`SELECT 7 AS n`)
  for (let at = 0; at < 30; at += 1) {
    await db
      .transaction()
      .execute(async (tx) => {
        await div(0).execute(tx).catch(codeOf)
        await fresh().execute(tx)
      })
      .catch((error: unknown) => expect(codeOf(error)).toBe('25P02'))
    const { rows } = await div(2).execute(db)
    expect(rows).toEqual([{ n: 4 }])
    expect((await fresh().execute(db)).rows).toEqual([{ n: 7 }])
  }
})

test('aborted in parallel', async () => {
  const { db } = world.api.ctx
  const div = (n: number) => prepared<{ n: number }>('t_div2', sql`SELECT 8 / ${n}::int AS n`)
  const fresh = () => prepared<{ n: number }>('t_fresh2', sql`SELECT 7 AS n`)
  for (let at = 0; at < 30; at += 1) {
    await db
      .transaction()
      .execute(async (tx) => {
        await Promise.all([div(0).execute(tx), fresh().execute(tx), div(1).execute(tx)])
      })
      .catch((error: unknown) => expect(codeOf(error)).toBe('22012'))
    expect((await div(2).execute(db)).rows).toEqual([{ n: 4 }])
    expect((await fresh().execute(db)).rows).toEqual([{ n: 7 }])
  }
})

test('schema', async () => {
  const { db } = world.api.ctx
  await sql`CREATE TABLE t_kept (n int)`.execute(db)
  await sql`INSERT INTO t_kept VALUES (5)`.execute(db)
  const read = () => prepared<{ n: unknown }>('t_read', sql`SELECT n FROM t_kept`).execute(db)
  for (let at = 0; at < 8; at += 1) await read()
  await sql`ALTER TABLE t_kept ALTER n TYPE bigint`.execute(db)
  const after: unknown[] = []
  for (let at = 0; at < 4; at += 1)
    after.push(await read().then(({ rows }) => String(rows[0]?.n), codeOf))
  expect(after).toEqual(['5', '5', '5', '5'])
})
