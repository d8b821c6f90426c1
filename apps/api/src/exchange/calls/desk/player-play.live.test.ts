import {
  staffAudit,
  staffDecideApproval,
  staffMarket,
  staffPlayer,
  staffPlayerExchange,
  staffPreviewSettlement,
  staffSettleMarket,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fundPlayer } from '../../../games/wallet/testing/fund-player.ts'
import { onTigers, openBetting, type Person } from '../../testing/betting.ts'
import { openMatch, TIGERS } from '../../testing/open-market.ts'

let world: World
let betting: ReturnType<typeof openBetting>
let alice: Person
let bob: Person
let code: string
let trader: { token: string }
let admin: { token: string }

beforeAll(async () => {
  world = await openWorld({ env: { FEED_STALE_MS: '60000' } })
  betting = openBetting(world)
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
  for (const { playerId } of [alice, bob]) await fundPlayer(world.api.ctx, playerId, 100_000n)
  trader = await world.staff('trader1')
  admin = await world.staff('admin')
})
afterAll(() => world.close())
beforeEach(async () => {
  code = (await openMatch(world)).code
  await betting.placed(alice, onTigers(code, 'back', '3', 100))
  await betting.placed(bob, onTigers(code, 'lay', '3', 100))
})

type Outcome = { winners: number[] } | { void: true }

/** Asks as the trader and agrees as the admin. */
async function settleByTwo(outcome: Outcome) {
  const { body } = await world.call(staffSettleMarket, {
    ...trader,
    params: { code },
    body: { outcome, reason: 'scorecard' },
  })
  const decided = await world.call(staffDecideApproval, {
    ...admin,
    params: { id: String(body.approval?.id), decision: 'agree' },
    body: { note: 'seen' },
  })
  expect(decided.body).toMatchObject({ state: 'agreed' })
}

test('[SIL-026] a player’s page has the play on the exchange beside the games, and both together', async () => {
  const { token } = admin
  const of = async (person: Person) => {
    const params = { id: String(person.playerId) }
    const { body: record } = await world.call(staffPlayer, { token, params })
    const { body: exchange } = await world.call(staffPlayerExchange, { token, params })
    return { play: record.play, ...exchange }
  }
  const before = await of(bob)
  expect(before.open_bets).toMatchObject([{ market_id: code, side: 'lay', matched: '100.00' }])
  expect(before.exposure).toMatchObject([{ market_id: code, liability: '200.00' }])
  expect(before.play.exchange).toEqual({ staked: '0.00', won: '0.00', result: '0.00' })
  await settleByTwo({ winners: [TIGERS] })
  const lost = await of(bob)
  expect(lost.open_bets).toEqual([])
  expect(lost.markets).toMatchObject([{ market_id: code, result: 'Tigers', net: '-200.00' }])
  expect(lost.settled_bets).toMatchObject([{ market_id: code, result: 'lost', net: '-200.00' }])
  const loss = { staked: '200.00', won: '0.00', result: '-200.00' }
  expect(lost.play).toMatchObject({ exchange: loss, together: loss })
  expect((await of(alice)).play.exchange).toEqual({
    staked: '100.00',
    won: '300.00',
    result: '200.00',
  })
  // What is settled anew counts as it stands now.
  await settleByTwo({ void: true })
  expect((await of(alice)).play.exchange).toEqual({ staked: '0.00', won: '0.00', result: '0.00' })
  const cashier = await world.staff('cashier1')
  const params = { id: String(alice.playerId) }
  expect((await world.call(staffPlayerExchange, { ...cashier, params })).status).toBe(200)
  expect((await world.call(staffPlayerExchange, { ...trader, params })).error.code).toBe(
    'STAFF_ROLE_MISSING',
  )
})

test('[LAW-28] a trader’s look at names on a market, and in its preview, is in the audit once', async () => {
  const asked = { token: trader.token, params: { code } }
  await world.call(staffMarket, asked)
  await world.call(staffMarket, asked)
  const reads = async () => {
    const query = { search: 'players' }
    const { body } = await world.call(staffAudit, { token: admin.token, query })
    const both = [alice, bob].map(({ playerId }) => String(playerId))
    return body.data.filter(({ act, actor, detail }) => {
      const ids: string[] = detail.match(/\d+/g) ?? []
      return act === 'players.read' && actor === 'trader1' && both.every((id) => ids.includes(id))
    })
  }
  expect(await reads()).toHaveLength(1)
  const other = await world.staff('trader1')
  await world.call(staffPreviewSettlement, {
    ...other,
    params: { code },
    body: { outcome: { winners: [TIGERS] } },
  })
  expect(await reads()).toHaveLength(2)
})
