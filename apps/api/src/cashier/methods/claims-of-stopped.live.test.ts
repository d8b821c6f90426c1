import { staffMethods, staffSetMethod } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'

let world: World
let desk: Desk

beforeAll(async () => {
  world = await openWorld({ idleJobs: ['check-statements'] })
  desk = openDesk(world)
})
afterAll(() => world.close())

async function stop(name: string) {
  const { token } = await world.staff('cashier1')
  const { body } = await world.call(staffMethods, { token })
  const params = { id: String(body.data.find((one) => one.name === name)?.id) }
  const wish = { status: 'inactive', reason: 'its messages do not come' } as const
  const stopped = await world.call(staffSetMethod, { token, params, body: wish })
  expect(stopped.body).toMatchObject({ status: 'inactive' })
}

test('[LAW-24] what was sent before its method was stopped is claimed; nobody else pays by it', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  expect((await desk.offer(alice, '1000')).status).toBe(200)
  await stop('bKash')
  expect((await desk.offer(alice, '1000')).error.code).toBe('METHOD_UNAVAILABLE')
  expect((await desk.claim(alice, { amount: '1000' })).status).toBe(200)
  expect((await desk.claim(bob, { amount: '1000' })).error.code).toBe('METHOD_UNAVAILABLE')
})
