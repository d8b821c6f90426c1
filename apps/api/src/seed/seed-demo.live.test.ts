import { login, showUser } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from './seed-demo.ts'
import { seedHouse } from './seed-house.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function counts() {
  const { rows } = await sql<Record<string, bigint>>`
    SELECT (SELECT count(*) FROM player) AS players, (SELECT count(*) FROM staff) AS staff,
      (SELECT count(*) FROM transfer) AS transfers, (SELECT count(*) FROM account) AS accounts,
      (SELECT count(*) FROM inbox_message) AS inbox, (SELECT count(*) FROM ledger_breach) AS breaches
  `.execute(world.api.ctx.db)
  return rows[0]
}

test('[ENT-03] the demo player has money, a verified phone and two friends', async () => {
  const body = { username: 'rahim2026', password: 'Maidan2026' }
  const { token } = (await world.call(login, { body })).body
  const record = (await world.call(showUser, { token })).body
  expect(record).toMatchObject({
    phone: '01711223344',
    email: 'rahim@maidan.localhost',
    session_id: 1,
    balance: '5000.00',
    currency: 'BDT',
  })
  expect(record.dofb).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(record.referrals.map(({ username }) => username)).toEqual(['sa***', 'ka***'])
})

test('[ENT-03] a second start, and two at once, change nothing', async () => {
  const before = await counts()
  const { ctx } = world.api
  await Promise.all([seedHouse(ctx), seedDemo(ctx)])
  await Promise.all([seedDemo(ctx), seedDemo(ctx)])
  expect(await counts()).toEqual(before)
  expect(before?.['breaches']).toBe(0n)
})

test('[SIL-026] the admin and the cashier can log in', async () => {
  expect((await world.staff('admin')).token).not.toBe('')
  expect((await world.staff('cashier1')).token).not.toBe('')
})
