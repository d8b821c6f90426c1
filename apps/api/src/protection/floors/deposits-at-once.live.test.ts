import { showProtection, staffApproveDeposit } from '@maidan/contract'
import type { Person, World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInAgain } from '../../bonuses/testing/log-in-again.ts'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { openDollarHouse, type DollarHouse } from '../../cashier/testing/open-dollar-house.ts'
import { beginMonth } from '../testing/begin-month.ts'
import { limitsOf } from '../testing/limits-of.ts'

const DAY_MS = 24 * 3_600_000
const ofDay = { kind: 'deposit', period: 'day' } as const
const ofMonth = { kind: 'deposit', period: 'month' } as const

let house: DollarHouse
let world: World
let desk: Desk
let limits: ReturnType<typeof limitsOf>

beforeAll(async () => {
  house = await openDollarHouse()
  world = house.world
  desk = openDesk(world)
  limits = limitsOf(world)
})
afterAll(() => house.close())

async function asideOf({ token }: Person) {
  const { body } = await world.call(showProtection, { token })
  return body.aside?.amount ?? null
}

/** A claim of what was sent that waits for a cashier; answers what credits it. */
async function claimed(person: Person, amount: string) {
  const { body, status } = await desk.claim(person, { amount })
  expect(status).toBe(200)
  const params = { id: await desk.paymentId(body.transaction_id) }
  return async () => {
    await desk.tellStatement(params.id, amount)
    const { token } = await world.staff('cashier1')
    await world.call(staffApproveDeposit, { token, params, body: { note: 'seen' } })
  }
}

test('[LAW-29] of two deposits that come at once so much is set aside as both are above the limit', async () => {
  const early = await world.signUp('alice')
  await house.sendDollars(early, 10n)
  world.clock.advance(DAY_MS)
  const alice = await logInAgain(world, early)
  await limits.limited(alice, ofDay, '2400')
  const credit = await claimed(alice, '2400')
  await house.sendDollars(alice, 20n)
  await credit()
  expect(await desk.balance(alice)).toBe('6000.00')
  expect(await asideOf(alice)).toBe('2400.00')
})

test('[LAW-29] a looser limit lets go as much of several deposits as it is looser', async () => {
  beginMonth(world)
  const bob = await world.signUp('bob')
  await limits.limited(bob, ofMonth, '1500')
  for (const dollars of [20n, 10n]) await house.sendDollars(bob, dollars)
  expect(await asideOf(bob)).toBe('2100.00')
  await limits.set(bob, ofMonth, '2900')
  world.clock.advance(DAY_MS)
  const later = await logInAgain(world, bob)
  expect((await limits.sayYes(later, ofMonth)).status).toBe(200)
  expect(await asideOf(later)).toBe('700.00')
})
