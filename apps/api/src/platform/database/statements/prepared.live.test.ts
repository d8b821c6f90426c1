import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../in-transaction.ts'
import { nameOf } from '../statement.ts'
import { prepared } from './prepared.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const sum = (a: number, b: number) =>
  prepared<{ sum: number }>('test_sum', sql`SELECT ${a}::int + ${b}::int AS sum`)

test('what runs often is planned once a connection, under its name and with any values', async () => {
  const { db } = world.api.ctx
  await inTransaction(db, async (tx) => {
    const sums = [await sum(1, 2).execute(tx), await sum(3, 4).execute(tx)]
    expect(sums.map(({ rows }) => rows)).toEqual([[{ sum: 3 }], [{ sum: 7 }]])
    const { rows } = await sql`
      SELECT generic_plans + custom_plans AS runs FROM pg_prepared_statements
      WHERE name = ${nameOf('SELECT $1::int + $2::int AS sum')}
    `.execute(tx)
    expect(rows).toEqual([{ runs: 2n }])
  })
})

test('a name stands for one text alone', async () => {
  const { db } = world.api.ctx
  await sum(1, 2).execute(db)
  expect(() => prepared('test_sum', sql`SELECT 8 AS sum`).execute(db)).toThrow(
    'test_sum stands for another text already',
  )
})
