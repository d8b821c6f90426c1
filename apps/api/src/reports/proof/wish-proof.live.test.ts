import { staffProofs, staffProveBooks } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveWished } from './prove-wished.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({
    env: { LIMITS_SCALE: '1' },
    idleJobs: ['prove-books', 'prove-wished'],
  })
})
afterAll(() => world.close())

test('[LAW-23] an admin has the books proved now, one proof at a time and no more than a few', async () => {
  const { body: before } = await world.call(staffProofs, await world.staff('admin'))
  const { token } = await world.staff('admin')
  const auditor = await world.call(staffProveBooks, await world.staff('cashier1'))
  expect(auditor.error.code).toBe('STAFF_ROLE_MISSING')
  expect(await proveWished(world.api.ctx)).toBe(0)
  const wishes = await Promise.all([1, 2, 3].map(() => world.call(staffProveBooks, { token })))
  expect(wishes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const { body: waiting } = await world.call(staffProofs, { token })
  expect(waiting.wished_at).not.toBeNull()
  const proved = await Promise.all([1, 2].map(() => proveWished(world.api.ctx)))
  expect(proved.toSorted((a, b) => a - b)).toEqual([0, 1])
  const { body } = await world.call(staffProofs, { token })
  expect([body.data.length, body.wished_at]).toEqual([before.data.length + 1, null])
  let last = await world.call(staffProveBooks, { token })
  for (let tries = 0; tries < 20 && last.status !== 429; tries += 1) {
    await proveWished(world.api.ctx)
    last = await world.call(staffProveBooks, { token })
  }
  expect(last.error.code).toBe('TOO_MANY_REQUESTS')
})
