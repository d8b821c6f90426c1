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

test('what fails, alone or beside others at once, leaves its connection with whole plans', async () => {
  const { db } = world.api.ctx
  const part = (of: number) => prepared<{ n: number }>('test_part', sql`SELECT 8 / ${of}::int AS n`)
  const other = prepared<{ n: number }>('test_other', sql`SELECT 7 AS n`)
  const fail = (atOnce: boolean) =>
    inTransaction(db, async (tx) => {
      if (atOnce) await Promise.all([part(0).execute(tx), other.execute(tx), part(1).execute(tx)])
      await part(0).execute(tx).catch(databaseCode)
      await other.execute(tx)
    }).catch(databaseCode)
  expect(await fail(false)).toBe('25P02')
  expect(await fail(true)).toBe('22012')
  const whole = await inTransaction(db, (tx) =>
    Promise.all([part(2), part(4), other, part(1)].map((one) => one.execute(tx))),
  )
  expect(whole.map(({ rows }) => rows[0]?.n)).toEqual([4, 2, 7, 8])
})

test('a migration that changes the types of an answer is followed, inside of a transaction unseen', async () => {
  const { db } = world.api.ctx
  await sql`CREATE TABLE test_kept (n) AS SELECT 5`.execute(db)
  const read = () =>
    inTransaction(db, (tx) =>
      prepared<{ n: unknown }>('test_read', sql`SELECT n FROM test_kept`).execute(tx),
    )
  expect((await read()).rows).toEqual([{ n: 5 }])
  await sql`ALTER TABLE test_kept ALTER n TYPE bigint`.execute(db)
  expect((await read()).rows).toEqual([{ n: 5n }])
})
