import { staffRejectDeposit } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshTrxId, openDesk, type Desk } from '../testing/open-desk.ts'

const DAY_MS = 24 * 3_600_000

let world: World
let desk: Desk

beforeAll(async () => {
  world = await openWorld({ env: { LIMITS_SCALE: '1' } })
  desk = openDesk(world)
})
afterAll(() => world.close())

test('[CASH-51] after ten wrong transaction ids in a day a player learns no more', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const trxId = freshTrxId()
  await desk.claim(alice, { trxId })
  const codes: string[] = []
  for (let tried = 0; tried < 11; tried += 1)
    codes.push((await desk.claim(bob, { trxId: tried % 2 ? trxId : 'SHORT' })).error.code)
  expect(new Set(codes.slice(0, 10))).toEqual(new Set(['TRX_ID_INVALID', 'TRX_ID_USED']))
  expect(codes[10]).toBe('TOO_MANY_REQUESTS')
})

test('[CASH-51] after five rejected claims in a day a player waits', async () => {
  const alice = await world.signUp('alice')
  const { token } = await world.staff('admin')
  for (let tried = 0; tried < 5; tried += 1) {
    const { body } = await desk.claim(alice)
    const params = { id: await desk.paymentId(body.transaction_id) }
    await world.call(staffRejectDeposit, { token, params, body: { reason: 'Not found' } })
  }
  const sixth = await desk.claim(alice)
  expect([sixth.status, sixth.error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(86_000)
  world.clock.advance(DAY_MS)
  expect((await desk.claim(alice)).status).toBe(200)
})
