import { dhakaDay } from '@maidan/cashier'
import { showProtection } from '@maidan/contract'
import type { Person, World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInAgain } from '../../bonuses/testing/log-in-again.ts'
import { openDollarHouse, type DollarHouse } from '../../cashier/testing/open-dollar-house.ts'
import { openTable } from '../../games/wallet/testing/open-table.ts'
import { beginMonth } from '../testing/begin-month.ts'
import { limitsOf } from '../testing/limits-of.ts'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
const ofDay = { kind: 'deposit', period: 'day' } as const
const ofMonth = { kind: 'deposit', period: 'month' } as const

let house: DollarHouse
let world: World
let limits: ReturnType<typeof limitsOf>

beforeAll(async () => {
  house = await openDollarHouse()
  world = house.world
  limits = limitsOf(world)
})
afterAll(() => house.close())

async function betOf(person: Person, amount: string) {
  const table = await openTable(world, person)
  const { status, body } = await table.bet(amount, table.newIds())
  return status === 200 ? 'done' : body['code']
}

/** Moves the clock of the house to a moment. */
function moveTo(atMs: number) {
  world.clock.advance(atMs - world.clock.now().getTime())
}

test('[LAW-29] a limit of a day that is tighter takes nothing from the limit of the month', async () => {
  beginMonth(world)
  const alice = await world.signUp('alice')
  await limits.limited(alice, ofMonth, '2000')
  await limits.limited(alice, ofDay, '1500')
  await house.sendDollars(alice, 100n)
  world.clock.advance(DAY_MS + MINUTE_MS)
  const later = await logInAgain(world, alice)
  // 12,000 came, and 2,000 of a month are to be played with.
  expect(await betOf(later, '200001')).toBe('PLAYER_BLOCKED')
})

test('[LAW-29] a looser limit of the month gives nothing free that is above the limit of a day', async () => {
  const early = await world.signUp('bob')
  await limits.limited(early, ofMonth, '50000')
  await limits.limited(early, ofDay, '1500')
  await limits.set(early, ofMonth, '60000')
  // A minute before midnight in Dhaka, when a day has gone by since they asked.
  const midnightMs = dhakaDay(world.clock.now().getTime() + DAY_MS).untilMs
  moveTo(midnightMs - MINUTE_MS)
  const bob = await logInAgain(world, early)
  await house.sendDollars(bob, 100n)
  moveTo(midnightMs + MINUTE_MS)
  const asideOf = async () => {
    const { body } = await world.call(showProtection, { token: bob.token })
    return body.aside?.amount
  }
  expect(await asideOf()).toBe('10500.00')
  expect((await limits.sayYes(bob, ofMonth)).status).toBe(200)
  expect(await asideOf()).toBe('10500.00')
  expect(await betOf(bob, '150001')).toBe('PLAYER_BLOCKED')
})
