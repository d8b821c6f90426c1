import {
  beginBreak,
  getPromotion,
  listInbox,
  showProtection,
  staffApproveDeposit,
} from '@maidan/contract'
import type { Person, World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInAgain } from '../../bonuses/testing/log-in-again.ts'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { openDollarHouse, type DollarHouse } from '../../cashier/testing/open-dollar-house.ts'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch } from '../../exchange/testing/open-market.ts'
import { openTable } from '../../games/wallet/testing/open-table.ts'
import { beginMonth } from '../testing/begin-month.ts'
import { limitsOf } from '../testing/limits-of.ts'

const DAY_MS = 24 * 3_600_000
const ofDay = { kind: 'deposit', period: 'day' } as const

let house: DollarHouse
let world: World
let desk: Desk
let limits: ReturnType<typeof limitsOf>

beforeAll(async () => {
  house = await openDollarHouse({ FEED_STALE_MS: '60000' })
  world = house.world
  desk = openDesk(world)
  limits = limitsOf(world)
})
afterAll(() => house.close())

/** A claim of what was sent, as far as its credit by one cashier. */
async function creditClaim(person: Person, paying: { amount: string; promotionId?: number }) {
  const { body, status } = await desk.claim(person, paying)
  expect(status).toBe(200)
  const params = { id: await desk.paymentId(body.transaction_id) }
  await desk.tellStatement(params.id, paying.amount)
  const { token } = await world.staff('cashier1')
  await world.call(staffApproveDeposit, { token, params, body: { note: 'seen' } })
}

async function toldOf({ playerId }: Person) {
  const { rows } = await sql<{ code: string; left: string }>`
    SELECT payload -> 'event' ->> 'code' AS code, payload -> 'event' -> 'params' ->> 'left' AS left
    FROM outbox
    WHERE payload ->> 'player_id' = ${String(playerId)} AND payload -> 'event' ->> 'type' = 'play_refused'
  `.execute(world.api.ctx.db)
  return rows
}

const welcome = async () => {
  const { body } = await world.call(getPromotion)
  return body.find(({ name }) => name.startsWith('Welcome'))?.id ?? 0
}

test('[LAW-29] what comes above a deposit limit is set aside: withdrawn at any time, played with later', async () => {
  const alice = await world.signUp('alice')
  await limits.limited(alice, ofDay, '1500')
  await house.sendDollars(alice, 100n)
  expect(await desk.balance(alice)).toBe('12000.00')
  const table = await openTable(world, alice)
  const refused = await table.bet('150001', table.newIds())
  expect([refused.status, refused.body['code']]).toEqual([403, 'PLAYER_BLOCKED'])
  expect(await toldOf(alice)).toEqual([{ code: 'DEPOSIT_ASIDE', left: '৳ 1,500.00' }])
  expect((await table.bet('50000', table.newIds())).status).toBe(200)
  const { code } = await openMatch(world)
  const placed = (taka: number) =>
    openBetting(world).place(alice, onTigers(code, 'back', '3', taka))
  expect((await placed(1_001)).error.code).toBe('DEPOSIT_ASIDE')
  expect((await placed(200)).status).toBe(200)
  const { body: own } = await world.call(showProtection, { token: alice.token })
  expect(own.aside).toMatchObject({ amount: '10500.00' })
  // Of 800 that may be played with nothing is taken by the 10,500 that go.
  expect((await desk.withdraw(alice, { amount: '10500' })).status).toBe(200)
  expect((await table.bet('80000', table.newIds())).status).toBe(200)
})

test('[LAW-29] after a day at the least it is to be played with, and the letter says from when', async () => {
  const bob = await world.signUp('bob')
  await limits.limited(bob, ofDay, '1500')
  await house.sendDollars(bob, 20n)
  const { body } = await world.call(listInbox, { token: bob.token, query: {} })
  expect(body.data.data.map(({ title }) => title)).toContain('Part of your deposit is set aside')
  world.clock.advance(DAY_MS - 60_000)
  const table = await openTable(world, await logInAgain(world, bob))
  expect((await table.bet('240000', table.newIds())).body['code']).toBe('PLAYER_BLOCKED')
  world.clock.advance(61_000)
  const later = await openTable(world, await logInAgain(world, bob))
  expect((await later.bet('240000', later.newIds())).status).toBe(200)
})

test('[LAW-29] money that was sent before a limit was tightened is claimed, credited and set aside, without a bonus', async () => {
  const carol = await world.signUp('carol')
  expect((await desk.offer(carol, '1000')).status).toBe(200)
  await limits.limited(carol, ofDay, '400')
  await creditClaim(carol, { amount: '1000', promotionId: await welcome() })
  expect(await desk.balance(carol)).toBe('1000.00')
  const table = await openTable(world, carol)
  expect((await table.bet('40001', table.newIds())).body['code']).toBe('PLAYER_BLOCKED')
  expect((await table.bet('40000', table.newIds())).status).toBe(200)
  expect((await desk.withdraw(carol, { amount: '600' })).status).toBe(200)
})

test('[LAW-29] a looser limit that holds lets all of it be played with', async () => {
  beginMonth(world)
  const dora = await world.signUp('dora')
  const ofMonth = { kind: 'deposit', period: 'month' } as const
  await limits.limited(dora, ofMonth, '1500')
  await house.sendDollars(dora, 20n)
  // As much as has come, to the taka.
  await limits.set(dora, ofMonth, '2400')
  world.clock.advance(DAY_MS)
  const later = await logInAgain(world, dora)
  expect((await limits.sayYes(later, ofMonth)).status).toBe(200)
  const table = await openTable(world, later)
  expect((await table.bet('240000', table.newIds())).status).toBe(200)
})

test('[LAW-29] money that was sent before a break began is claimed on it, without a bonus, and withdrawn', async () => {
  const erna = await world.signUp('erna')
  const { token, password } = erna
  expect((await desk.offer(erna, '1000')).status).toBe(200)
  await world.call(beginBreak, { token, body: { length: 'years5', password } })
  await creditClaim(erna, { amount: '1000', promotionId: await welcome() })
  expect(await desk.balance(erna)).toBe('1000.00')
  expect((await desk.withdraw(erna, { amount: '1000' })).status).toBe(200)
})
