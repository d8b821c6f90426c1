import { getPaymentMethods, requestEwallet } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { owedBy } from '../testing/watch-payment.ts'

/** Ten blocks a second are much for a busy machine: the watcher may be some way behind. */
const WAIT = { timeout: 60_000, interval: 100 }
const TEST_TIMEOUT_MS = 180_000

let world: World
let desk: Desk
beforeAll(async () => {
  world = await openWorld({ payments: true, tron: { blockMs: 100, solidLag: 3 } })
  desk = openDesk(world)
})
afterAll(() => world.close())

async function ask(person: Person) {
  const methods = async () =>
    JSON.stringify((await world.call(getPaymentMethods, { token: person.token })).body)
  await vi.waitFor(async () => expect(await methods()).toContain('USDT TRC-20'), WAIT)
  const body = { amount: '10', type: 'TRC-20', provider: 'USDT TRC-20', promotion: 0 }
  const asked = await world.call(requestEwallet, { token: person.token, body })
  return asked.body.number ?? ''
}

async function send(to: string, amount: string, fault?: string) {
  const sent = await fetch(`${world.partners.payments}/api/usdt/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to, amount, fault }),
  })
  expect(await sent.json()).toMatchObject({ txid: expect.stringMatching(/^[0-9a-f]{64}$/) })
}

test(
  '[CASH-36][LAW-12] what a wallet sends on the chain is credited, and nothing that only looks like it',
  async () => {
    const alice = await world.signUp('alice')
    const address = await ask(alice)
    for (const fault of ['wrong_contract', 'reverted', 'vanishes']) await send(address, '10', fault)
    await send(address, '10')
    await vi.waitFor(async () => expect(await desk.balance(alice)).toBe('1200.00'), WAIT)
    // Two transfers of one transaction, one that a reorganisation puts later, and one by a router.
    for (const fault of ['split', 'moves', 'router']) await send(address, '5', fault)
    await vi.waitFor(async () => expect(await desk.balance(alice)).toBe('3000.00'), WAIT)
    expect(await owedBy(world, 'usdt')).toBe(300_000n)
    expect(await desk.breaches()).toEqual([])
  },
  TEST_TIMEOUT_MS,
)
