import { cashClaim, convertVipcoin, showTransactions, showUser } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { earnPoints } from '../vip/earn-points.ts'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'

const SAME_TAP_MS = 6_000

let world: World
let desk: Desk

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
})
afterAll(() => world.close())

const play = ({ playerId }: Person, stakeMinor: bigint) =>
  inTransaction(world.api.ctx.db, (tx) =>
    earnPoints(tx, [{ playerId: BigInt(playerId), kind: 'slot', stakeMinor }], world.clock.now()),
  )
const convert = ({ token }: Person, vipCoin: string, headers = {}) =>
  world.call(convertVipcoin, { token, query: { vip_coin: vipCoin }, headers })
const points = async ({ token }: Person) => (await world.call(showUser, { token })).body.vip_coin

test('[API-43] points become cash, once per tap', async () => {
  const alice = await world.signUp('alice')
  await play(alice, 309_999n)
  expect(await points(alice)).toBe('30')
  const taps = await Promise.all(Array.from({ length: 10 }, () => convert(alice, '10')))
  expect(taps.map(({ status }) => status)).toEqual(taps.map(() => 200))
  expect(taps[0]?.body.message).toContain('10.00')
  expect([await points(alice), await desk.balance(alice)]).toEqual(['20', '10.00'])
  world.clock.advance(SAME_TAP_MS)
  await convert(alice, '20')
  expect([await points(alice), await desk.balance(alice)]).toEqual(['0', '30.00'])
  const { body } = await world.call(showTransactions, { token: alice.token })
  expect(body.transaction.map(({ action, amount, key }) => [action, amount, key])).toEqual([
    ['bonus', '20.00', '1'],
    ['bonus', '10.00', '1'],
  ])
  expect(await desk.breaches()).toEqual([])
})

test('[VIP-05] different conversions at once never spend more points than there are', async () => {
  const bob = await world.signUp('bob')
  await play(bob, 400_000n)
  const asked = Array.from({ length: 12 }, (_, index) => String(10 + index))
  const answers = await Promise.all(asked.map((vipCoin) => convert(bob, vipCoin)))
  const spent = answers.reduce(
    (sum, { status }, index) => sum + (status === 200 ? 10 + index : 0),
    0,
  )
  expect(spent).toBeLessThanOrEqual(40)
  expect(await points(bob)).toBe(String(40 - spent))
  expect(await desk.balance(bob)).toBe(`${spent}.00`)
})

test.each(['9', '0', '-10', '10.5', '1e2', '41', ''])(
  '[VIP-06] converting "%s" of 40 points is refused',
  async (vipCoin) => {
    const bob = await world.signUp('bob')
    await play(bob, 400_000n)
    const { status, error } = await convert(bob, vipCoin)
    expect([status, error.code]).toEqual([422, 'POINTS_TOO_FEW'])
  },
)

test('[API-43] a page of another site cannot convert', async () => {
  const bob = await world.signUp('bob')
  await play(bob, 400_000n)
  const { status } = await convert(bob, '10', { 'sec-fetch-site': 'cross-site' })
  expect(status).toBe(403)
  expect(await points(bob)).toBe('40')
})

test('[API-41] the referral bonus is claimed whole and once', async () => {
  const alice = await world.signUp('alice')
  const claim = () => world.call(cashClaim, { token: alice.token })
  const none = await claim()
  expect([none.status, none.error.code]).toEqual([422, 'BONUS_TOO_SMALL'])
  await sql`UPDATE player SET referral_bonus_minor = 10000 WHERE id = ${alice.playerId}`.execute(
    world.api.ctx.db,
  )
  const claims = await Promise.all(Array.from({ length: 20 }, claim))
  expect(claims.map(({ body }) => body.message)).toEqual(
    claims.map(() => 'Bonus Claimed successfully.'),
  )
  expect(await desk.balance(alice)).toBe('100.00')
  world.clock.advance(SAME_TAP_MS)
  expect((await claim()).error.code).toBe('BONUS_TOO_SMALL')
  expect(await desk.breaches()).toEqual([])
})

test.each([
  [999n, 422, '0.00'],
  [1_000n, 200, '10.00'],
])('[API-41] a referral bonus of %s paisa is answered with %s', async (minor, status, balance) => {
  const bob = await world.signUp('bob')
  await sql`UPDATE player SET referral_bonus_minor = ${minor} WHERE id = ${bob.playerId}`.execute(
    world.api.ctx.db,
  )
  expect((await world.call(cashClaim, { token: bob.token })).status).toBe(status)
  expect(await desk.balance(bob)).toBe(balance)
})
