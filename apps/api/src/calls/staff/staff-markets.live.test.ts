import {
  staffAnswerMarketRequest,
  staffMarket,
  staffMarkets,
  staffPreviewSettlement,
  staffSettleMarket,
  staffSuspendMarket,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { onTigers, openBetting, type Person } from '../../exchange/testing/betting.ts'
import { HARBOUR, openMatch, tellPrice, TIGERS } from '../../exchange/testing/open-market.ts'
import { settleMarket } from '../../exchange/settle/settle-market.ts'
import { fundPlayer } from '../../wallet/testing/fund-player.ts'

let world: World
let betting: ReturnType<typeof openBetting>
let alice: Person
let bob: Person
let code: string
let trader: { token: string }
let admin: { token: string }

beforeAll(async () => {
  world = await openWorld()
  betting = openBetting(world)
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
  for (const { playerId } of [alice, bob]) await fundPlayer(world.api.ctx, playerId, 1_000_000n)
  trader = await world.staff('trader1')
  admin = await world.staff('admin')
})
afterAll(() => world.close())
afterEach(() => betting.assertWhole())
beforeEach(async () => {
  code = (await openMatch(world)).code
})

const settle = (outcome: { winners: number[] } | { void: true }, { token } = trader) =>
  world.call(staffSettleMarket, { token, params: { code }, body: { outcome, reason: 'scorecard' } })

async function matchTen() {
  await betting.placed(alice, onTigers(code, 'back', '3', 100))
  await betting.placed(bob, onTigers(code, 'lay', '3', 100))
}

test('[LAW-17] a market that staff suspend takes no bet until they reopen it, whatever the feed says', async () => {
  const suspend = (suspended: boolean) =>
    world.call(staffSuspendMarket, {
      token: trader.token,
      params: { code },
      body: { suspended, reason: 'ball lost' },
    })
  expect((await suspend(true)).body).toMatchObject({ status: 'suspended', staff_suspended: true })
  await tellPrice(world, code)
  expect(await betting.place(alice, onTigers(code, 'back', '3', 100))).toMatchObject({
    error: { code: 'MARKET_SUSPENDED' },
  })
  await suspend(false)
  await betting.placed(alice, onTigers(code, 'back', '3', 100))
})

test('[LAW-18] staff see what a settlement pays before it is done, and settle', async () => {
  await tellPrice(world, code, { back: [[2, 500]] })
  await betting.placed(alice, onTigers(code, 'back', '2', 300))
  const { body: shown } = await world.call(staffMarket, { token: trader.token, params: { code } })
  expect(shown).toMatchObject({
    market: { matched: '300.00', held: '300.00', house_risk: '300.00' },
    outcomes: [{ house: '-300.00' }, { house: '300.00' }],
  })
  const { body: preview } = await world.call(staffPreviewSettlement, {
    token: trader.token,
    params: { code },
    body: { outcome: { winners: [TIGERS] } },
  })
  expect(preview).toMatchObject({
    paid: '300.00',
    house: '-300.00',
    players: [{ username: alice.username, net: '300.00' }],
    needs_approval: false,
  })
  const before = await betting.available(alice)
  expect((await settle({ winners: [TIGERS] })).body).toEqual({ request: null })
  expect(await betting.available(alice)).toBe(before + 600)
})

test('[LAW-18] a void and a new settlement wait for a second person, who is not the first', async () => {
  const before = [await betting.available(alice), await betting.available(bob)]
  await matchTen()
  await settle({ winners: [TIGERS] })
  const { body } = await settle({ winners: [HARBOUR] })
  const id = String(body.request?.id)
  expect(body.request).toMatchObject({ state: 'waiting', asked_by: 'trader1' })
  expect(await settle({ void: true })).toMatchObject({ error: { code: 'STATE_CHANGED' } })
  const listed = await world.call(staffMarkets, {
    token: trader.token,
    query: { state: 'requests' },
  })
  expect(listed.body.data.map((market) => market.code)).toEqual([code])
  const answer = ({ token }: { token: string }, approve: boolean) =>
    world.call(staffAnswerMarketRequest, { token, params: { id }, body: { approve } })
  expect(await answer(trader, true)).toMatchObject({ error: { code: 'SECOND_PERSON_NEEDED' } })
  expect((await answer(admin, true)).body).toMatchObject({ state: 'approved' })
  expect(await answer(admin, false)).toMatchObject({ error: { code: 'STATE_CHANGED' } })
  expect([await betting.available(alice), await betting.available(bob)]).toEqual([
    (before[0] ?? 0) - 100,
    (before[1] ?? 0) + 100,
  ])
  const voided = await settle({ void: true }, admin)
  const request = String(voided.body.request?.id)
  await world.call(staffAnswerMarketRequest, {
    token: trader.token,
    params: { id: request },
    body: { approve: true },
  })
  expect([await betting.available(alice), await betting.available(bob)]).toEqual(before)
})

test('[LAW-18] what waits for a second person lapses when the market is settled anew meanwhile', async () => {
  await matchTen()
  await settle({ winners: [TIGERS] })
  const id = String((await settle({ void: true })).body.request?.id)
  await settleMarket(world.api.ctx, {
    code,
    outcome: { winners: [HARBOUR] },
    decidedBy: 'feed',
    reason: '',
  })
  const answer = await world.call(staffAnswerMarketRequest, {
    token: admin.token,
    params: { id },
    body: { approve: true },
  })
  expect(answer).toMatchObject({ error: { code: 'STATE_CHANGED' } })
  expect(
    (await world.call(staffMarket, { token: trader.token, params: { code } })).body,
  ).toMatchObject({ market: { status: 'settled' }, requests: [{ state: 'rejected' }] })
})

test('[SIL-026] a cashier has no say over markets', async () => {
  const cashier = await world.staff('cashier1')
  expect(await settle({ winners: [TIGERS] }, cashier)).toMatchObject({
    error: { code: 'STAFF_ROLE_MISSING' },
  })
})
