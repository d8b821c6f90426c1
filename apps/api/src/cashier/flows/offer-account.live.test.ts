import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'

let world: World
let desk: Desk

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
})
afterAll(() => world.close())

test('[API-35] a player keeps the number they were shown while their offer is open', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const first = await desk.offer(alice, '500')
  expect(first.body).toHaveLength(1)
  expect(first.body[0]?.account_number).toMatch(/^01\d{9}$/)
  const other = await desk.offer(bob, '500')
  expect(other.body[0]?.account_number).not.toBe(first.body[0]?.account_number)
  world.clock.advance(11 * 60_000)
  const again = await Promise.all(Array.from({ length: 10 }, () => desk.offer(alice, '500.00')))
  for (const { body } of again) expect(body).toEqual(first.body)
})

test('[API-35] the next player gets the account that was offered longest ago', async () => {
  const numbers: string[] = []
  for (const name of ['alice', 'bob', 'alice', 'bob']) {
    const person = await world.signUp(name)
    const { body } = await desk.offer(person, '1000', 'Agent', 'Nagad')
    numbers.push(body[0]?.account_number ?? '')
  }
  expect(numbers[0]).not.toBe(numbers[1])
  expect(numbers.slice(2)).toEqual(numbers.slice(0, 2))
})

test('[API-35] accounts that are full for the day are not offered', async () => {
  const alice = await world.signUp('alice')
  await sql`
    UPDATE receiving_account SET day_cap_minor = 100000
    WHERE method_key = 'upay' AND account_type = 'Merchant'
  `.execute(world.api.ctx.db)
  const offer = (amount: string) => desk.offer(alice, amount, 'Marchent', 'upay')
  const full = await offer('1000.01')
  expect([full.status, full.error.code]).toEqual([422, 'NO_RECEIVING_ACCOUNT'])
  expect((await offer('1000')).status).toBe(200)
})

test('[API-35] asking for many amounts does not take the accounts from the others', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  for (const amount of ['25000', '24999', '24998', '24997', '24996'])
    await desk.offer(alice, amount, 'Personal', 'Rocket')
  expect((await desk.offer(bob, '25000', 'Personal', 'Rocket')).status).toBe(200)
})

test.each([
  ['an unknown wallet', '500', 'Personal', 'Paypal', 'METHOD_UNAVAILABLE'],
  ['an unknown channel', '500', 'Courier', 'bKash', 'METHOD_UNAVAILABLE'],
  ['no amount', '', 'Personal', 'bKash', 'AMOUNT_INVALID'],
  ['too little', '100', 'Personal', 'bKash', 'AMOUNT_OUT_OF_RANGE'],
])('[API-35] asking with %s is refused', async (_, amount, type, name, code) => {
  const alice = await world.signUp('alice')
  expect((await desk.offer(alice, amount, type, name)).error.code).toBe(code)
})
