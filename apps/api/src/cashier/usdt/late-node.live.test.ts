import { EVERYBODYS_XPUB } from '@maidan/cashier'
import { getPaymentMethods, requestEwallet, staffMethods, staffOverview } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'
import { openPlayNode, transferLog, type PlayNode } from '../testing/play-node.ts'
import { watchUsdt } from './chain/watch-usdt.ts'

const MINUTE_MS = 60_000

let world: World
let desk: Desk
let node: PlayNode
let alice: Person
beforeAll(async () => {
  node = await openPlayNode(() => world?.clock.now() ?? new Date())
  world = await openWorld({
    env: { USDT_XPUB: EVERYBODYS_XPUB, USDT_NODE_URL: node.url },
    idleJobs: ['watch-usdt', 'check-statements'],
  })
  desk = openDesk(world)
  alice = await world.signUp('alice')
})
afterAll(async () => {
  await world.close()
  await node.close()
})
beforeEach(async () => {
  await settle()
  await sql`DELETE FROM partner_health`.execute(world.api.ctx.db)
})

const watch = () => watchUsdt(world.api.ctx)

/** All that was sent is solid at the node, and the house reads it. */
async function settle() {
  node.solidify()
  for (let turn = 0; turn < 3; turn += 1) await watch()
}

/** Time goes by and the node shows no new solid block. */
async function standStill(minutes: number) {
  world.clock.advance(minutes * MINUTE_MS)
  await watch()
}

/** What the desk sees on its methods and on its overview, and a player beside the method. */
async function told() {
  const { token } = await world.staff('cashier1')
  const { body: methods } = await world.call(staffMethods, { token })
  const { body: overview } = await world.call(staffOverview, { token })
  const { body: offered } = await world.call(getPaymentMethods, { token: alice.token })
  const list = Array.isArray(offered) ? offered : offered.pgs
  const late = list.filter(({ late_minutes }) => late_minutes !== undefined)
  return {
    methods: methods.data.find(({ chain }) => chain !== null)?.chain?.minutes_behind,
    overview: overview.chain_minutes_behind,
    player: late.map(({ name, late_minutes }) => [name, late_minutes]),
  }
}

const quiet = { methods: null, overview: null, player: [] }

test('[CASH-36] a node that lags is told at the desk and to players, until it has caught up', async () => {
  expect(await told()).toEqual(quiet)
  await standStill(4)
  expect(await told()).toEqual(quiet)
  await standStill(3)
  expect(await told()).toEqual({ methods: 7, overview: 7, player: [['USDT TRC-20', 7]] })
  await standStill(60)
  expect(await told()).toMatchObject({ methods: 67, overview: 67 })
  await settle()
  expect(await told()).toEqual(quiet)
})

test('[LAW-12] what was sent while it lagged is credited once it has caught up, at the rate that was shown', async () => {
  const body = { amount: '10', type: 'TRC-20', provider: 'USDT TRC-20', promotion: 0 }
  const { body: asked } = await world.call(requestEwallet, { token: alice.token, body })
  node.include([transferLog(asked.number ?? '', 10_000_000n)])
  await standStill(20)
  expect(await told()).toMatchObject({ player: [['USDT TRC-20', 20]] })
  expect(await desk.balance(alice)).toBe('0.00')
  await settle()
  expect(await desk.balance(alice)).toBe('1200.00')
  expect(await told()).toEqual(quiet)
})

test('a node that is away is behind, too: the desk is told, and players are not offered it', async () => {
  node.state.isAway = true
  for (let tried = 0; tried < 5; tried += 1) await watch()
  await standStill(8)
  expect(await told()).toEqual({ methods: 8, overview: 8, player: [] })
  node.state.isAway = false
  await settle()
  expect(await told()).toEqual(quiet)
})
