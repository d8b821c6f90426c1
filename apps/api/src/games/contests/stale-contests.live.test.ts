import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeStaleRounds } from '../jobs/close-stale-rounds.ts'
import type { WalletReply } from '../wallet/testing/wallet-client.ts'
import { openContestTables, type ContestTable } from './testing/open-contest-tables.ts'

const HOUR_MS = 3_600_000
const START_MINOR = 100_00n

let world: World

beforeAll(async () => {
  world = await openWorld({ studio: true })
})
afterAll(() => world.close())

/** Two players in one contest, the second of whom comes an hour later. */
async function enterBoth() {
  const guests = [await world.signUp('alice'), await world.signUp('bob')]
  const [alice, bob] = await openContestTables(world, guests, START_MINOR)
  if (!alice || !bob) throw new Error('a seat is empty')
  const [contest, own, other] = [alice.id(), alice.id(), bob.id()]
  await done(alice.enter(own, contest, '1000'))
  world.clock.advance(HOUR_MS)
  await done(bob.enter(other, contest, '1000'))
  return { contest, alice, bob, own, other }
}

async function done(calling: Promise<WalletReply>) {
  expect(await calling).toMatchObject({ status: 200 })
}

async function afterHours(hours: number, ...tables: ContestTable[]) {
  world.clock.advance(hours * HOUR_MS)
  await closeStaleRounds(world.api.ctx)
  return Promise.all(tables.map((table) => table.balance()))
}

test('[LAW-21] the stakes of a contest go back together, not while one of them may still be played', async () => {
  const { alice, bob } = await enterBoth()
  expect(await afterHours(5.5, alice, bob)).toEqual([90_00n, 90_00n])
  expect(await afterHours(1, alice, bob)).toEqual([START_MINOR, START_MINOR])
})

test('[LAW-21] once one has lost in a contest, the stake of who may win it waits for the provider', async () => {
  const { contest, alice, bob, own, other } = await enterBoth()
  await done(bob.pay(other, contest, '0'))
  expect(await afterHours(7, alice, bob)).toEqual([90_00n, 90_00n])
  await done(alice.pay(own, contest, '1800'))
  await done(alice.close(contest))
  expect(await alice.balance()).toBe(108_00n)
})
