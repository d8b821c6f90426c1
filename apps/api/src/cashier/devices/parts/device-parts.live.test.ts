import { staffAddDevice, staffDevices, staffGiveDevicePart } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepOneAccount } from '../../testing/keep-one-account.ts'
import { agreeToAll } from '../../testing/open-desk.ts'
import { openPlayPhone, postAs } from '../../testing/play-phone.ts'

let world: World
let accountId: string
beforeAll(async () => {
  world = await openWorld({ idleJobs: ['match-messages'] })
  accountId = await keepOneAccount(world)
})
afterAll(() => world.close())

const tokenOf = async (name: 'admin' | 'admin2' | 'cashier1') => (await world.staff(name)).token

async function give(name: 'admin' | 'admin2' | 'cashier1', id: number) {
  const params = { id: String(id) }
  return world.call(staffGiveDevicePart, { token: await tokenOf(name), params })
}

async function add() {
  const body = { name: 'Counter phone', accounts: [accountId], reason: 'for the counter' }
  return (await world.call(staffAddDevice, { token: await tokenOf('admin'), body })).body
}

async function partsOf(id: number) {
  const { body } = await world.call(staffDevices, { token: await tokenOf('admin') })
  return body.data.find((one) => one.id === id)?.parts
}

test('[LAW-24] whoever adds a phone knows half of its secret, and posts nothing for it', async () => {
  const { id, device, part: first, place } = await add()
  expect(place).toBe(1)
  const post = async (secret: string) => (await postAs(world, { device, secret })).status
  expect(await post(first)).toBe(401)
  expect((await give('admin2', id)).error.code).toBe('NOT_FOUND')
  await agreeToAll(world, await tokenOf('admin2'))
  expect(await partsOf(id)).toEqual([
    { giver: 'admin', taken: true },
    { giver: 'admin2', taken: false },
  ])
  expect(await post(first)).toBe(401)
  expect((await give('cashier1', id)).error.code).toBe('STAFF_ROLE_MISSING')

  const { part: second } = (await give('admin2', id)).body
  for (const secret of [first, second, first + first, second + first])
    expect(await post(secret)).toBe(401)
  const { body: again } = await give('admin', id)
  expect([again.place, again.part === first]).toEqual([1, false])
  expect(await post(first + second)).toBe(401)
  expect(await post(again.part + second)).toBe(200)

  expect(await partsOf(id)).toEqual([])
  for (const name of ['admin', 'admin2'] as const)
    expect((await give(name, id)).error.code).toBe('NOT_FOUND')
  expect(await post(again.part + second)).toBe(200)
})

test('[LAW-24] a phone whose whole secret one person was told is trusted by no agreement', async () => {
  const { db } = world.api.ctx
  await sql`UPDATE device_account SET released_at = now()`.execute(db)
  const phone = await openPlayPhone(world, [accountId], { isTrusted: false })
  await sql`DELETE FROM device_part WHERE device_id = ${phone.id}`.execute(db)
  await agreeToAll(world, await tokenOf('admin2'))
  const { rows } = await sql`SELECT trusted_at FROM device WHERE id = ${phone.id}`.execute(db)
  expect(rows).toEqual([{ trusted_at: null }])
})
