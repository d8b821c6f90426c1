import { setTimeout as sleep } from 'node:timers/promises'
import { exchangeExposure, placeBets } from '@maidan/contract'
import { openDatabaseProxy, type DatabaseProxy } from '@maidan/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBusyHouse, plans, type BusyHouse } from './testing/busy-house.ts'

const PLAYED_MS = 2_000
const REFUSED_MS = 8_000
/** From the database's return until money moves and bets are taken again. */
const SERVES_WITHIN_MS = 5_000
/** From the moment a database goes silent until those who wait are told. */
const ANSWERED_WITHIN_MS = 6_000
const TIMEOUT_MS = 240_000
const SETUP_TIMEOUT_MS = 180_000

let proxy: DatabaseProxy
let house: BusyHouse
beforeAll(async () => {
  proxy = await openDatabaseProxy(process.env['TEST_DATABASE_URL'] ?? '')
  house = await openBusyHouse(proxy)
}, SETUP_TIMEOUT_MS)
afterAll(async () => {
  await house.close()
  await proxy.close()
}, SETUP_TIMEOUT_MS)

test.each([
  { happens: 'refuses everything for eight seconds', begin: () => proxy.refuse(), ms: REFUSED_MS },
  { happens: 'breaks all its connections', begin: async () => proxy.reset(), ms: 0 },
  { happens: 'goes silent for eight seconds', begin: async () => proxy.freeze(), ms: REFUSED_MS },
])(
  '[LAW-4] [LAW-5] while people play the database $happens: the house serves again, and has done each acknowledged thing once',
  ({ begin, ms }) =>
    fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const playing = house.play(plan)
        await Promise.race([sleep(PLAYED_MS), playing.broken])
        await begin()
        await Promise.race([sleep(ms), playing.broken])
        const before = house.acknowledged()
        await proxy.heal()
        const moved = () => {
          const { money, bets } = house.acknowledged()
          return { money: money > before.money, bets: bets > before.bets }
        }
        await expect
          .poll(moved, { timeout: SERVES_WITHIN_MS, interval: 25 })
          .toEqual({ money: true, bets: true })
        await playing.stop()
        expect(await house.findLost()).toEqual([])
      }),
      // A day cannot be shrunk: the next one would not be broken at the same moments.
      { numRuns: 1, endOnFailure: true },
    ),
  TIMEOUT_MS,
)

test(
  '[LAW-22] [LAW-23] of a database that went silent the house says so within seconds, and nothing hangs',
  async () => {
    const { world, someone } = house
    const ready = async () => (await fetch(`${world.url}/readyz`)).status
    expect(await ready()).toBe(200)
    proxy.freeze()
    const asked = performance.now()
    const [read, written] = await Promise.all([
      world.call(exchangeExposure, { token: someone.token }),
      world.call(placeBets, { token: someone.token, body: { client_ref: 'x', bets: [] } }),
    ])
    expect([read.status, read.error.code]).toEqual([503, 'UNAVAILABLE'])
    expect([written.status, written.error.code]).toEqual([503, 'NOT_CONFIRMED'])
    expect(performance.now() - asked).toBeLessThan(ANSWERED_WITHIN_MS)
    expect(await ready()).toBe(503)
    // From here on nobody waits at all.
    const again = performance.now()
    const { status } = await world.call(exchangeExposure, { token: someone.token })
    expect([status, performance.now() - again < 1_000]).toEqual([503, true])
    await proxy.heal()
    await expect.poll(ready, { timeout: SERVES_WITHIN_MS }).toBe(200)
  },
  TIMEOUT_MS,
)
