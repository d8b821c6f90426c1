import {
  listInbox,
  profitLoss,
  staffDecideApproval,
  staffMarket,
  staffMarkets,
  staffPreviewSettlement,
  staffSettleMarket,
  staffSuspendMarket,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { onTigers, openBetting, type Person } from '../../testing/betting.ts'
import { HARBOUR, openMatch, reportPrice, reportResult, TIGERS } from '../../testing/open-market.ts'
import { settleMarket } from '../../settle/settle-market.ts'
import { fundPlayer } from '../../../games/wallet/testing/fund-player.ts'

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

type Outcome = { winners: number[] } | { void: true }

const settle = (outcome: Outcome, { token } = trader) =>
  world.call(staffSettleMarket, { token, params: { code }, body: { outcome, reason: 'scorecard' } })

const decide = (id: number | undefined, decision: 'agree' | 'refuse', { token } = admin) =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision },
    body: { note: 'looked at the scorecard' },
  })

/** Asks as the trader and agrees as the admin. */
async function settleByTwo(outcome: Outcome) {
  const { body } = await settle(outcome)
  expect((await decide(body.approval?.id, 'agree')).body).toMatchObject({ state: 'agreed' })
}

async function matchTen() {
  await betting.placed(alice, onTigers(code, 'back', '3', 100))
  await betting.placed(bob, onTigers(code, 'lay', '3', 100))
}

async function settlements() {
  const { rows } = await sql<{ outcome: unknown }>`
    SELECT s.outcome FROM market_settlement s JOIN market m ON m.id = s.market_id
    WHERE m.code = ${code} ORDER BY s.version
  `.execute(world.api.ctx.db)
  return rows
}

test('[LAW-17] a market that staff suspend takes no bet until they reopen it, whatever the feed says', async () => {
  const suspend = (suspended: boolean) =>
    world.call(staffSuspendMarket, {
      token: trader.token,
      params: { code },
      body: { suspended, reason: 'ball lost' },
    })
  expect((await suspend(true)).body).toMatchObject({ status: 'suspended', staff_suspended: true })
  await reportPrice(world, code)
  expect(await betting.place(alice, onTigers(code, 'back', '3', 100))).toMatchObject({
    error: { code: 'MARKET_SUSPENDED' },
  })
  await suspend(false)
  await betting.placed(alice, onTigers(code, 'back', '3', 100))
})

test('[LAW-18] staff see what a settlement pays before it is done, and settle on the partner’s result', async () => {
  await reportPrice(world, code, { back: [[2, 500]] })
  await betting.placed(alice, onTigers(code, 'back', '2', 300))
  const { body: shown } = await world.call(staffMarket, { token: trader.token, params: { code } })
  expect(shown).toMatchObject({
    market: { matched: '300.00', held: '300.00', house_risk: '300.00' },
    outcomes: [{ house: '-300.00' }, { house: '300.00' }],
  })
  await reportResult(world, code)
  const { body: preview } = await world.call(staffPreviewSettlement, {
    token: trader.token,
    params: { code },
    body: { outcome: { winners: [TIGERS] } },
  })
  expect(preview).toMatchObject({
    paid: '300.00',
    house: '-300.00',
    players: [{ username: alice.username, net: '300.00' }],
    approval_reasons: [],
  })
  const before = await betting.available(alice)
  expect((await settle({ winners: [TIGERS] })).body).toEqual({ approval: null })
  expect(await betting.available(alice)).toBe(before + 600)
})

test('[LAW-24] one trader alone settles nothing that the partner has not decided', async () => {
  const before = await betting.available(alice)
  await betting.placed(alice, onTigers(code, 'back', '3', 100))
  await matchTen()
  await sql`
    UPDATE sport_event SET starts_at = ${new Date(world.clock.now().getTime() + 3_600_000)}
    WHERE id = (SELECT event_id FROM market WHERE code = ${code})
  `.execute(world.api.ctx.db)
  const asked = await settle({ winners: [TIGERS] })
  expect(asked.body.approval).toMatchObject({
    state: 'waiting',
    evidence: { reasons: ['no_result', 'event_running'], claimed: { result: 'Tigers' } },
  })
  expect(await settlements()).toEqual([])
  // Nothing has lapsed either: the market goes on until somebody agrees.
  const open = await betting.openOf(alice, code)
  expect(open.map(({ state }) => state)).toContain('open')
  await decide(asked.body.approval?.id, 'refuse')
  expect(await settlements()).toEqual([])
  await settleByTwo({ winners: [TIGERS] })
  expect(await betting.available(alice)).toBe(before + 200)
})

test('[LAW-24] one trader alone neither contradicts the partner nor pays before the result has stood', async () => {
  await matchTen()
  await reportResult(world, code)
  expect((await settle({ winners: [HARBOUR] })).body.approval?.evidence).toMatchObject({
    reasons: ['other_result'],
    found: { partner_result: 'Tigers' },
  })
  world.clock.advance(-world.api.ctx.config.SETTLE_AFTER_SECONDS * 1000)
  const early = await world.call(staffPreviewSettlement, {
    token: trader.token,
    params: { code },
    body: { outcome: { winners: [TIGERS] } },
  })
  expect(early.body.approval_reasons).toEqual(['result_fresh'])
  world.clock.advance(world.api.ctx.config.SETTLE_AFTER_SECONDS * 1000)
})

test('[LAW-24] of two settlements at once one stands, and the other has changed nothing', async () => {
  const before = [await betting.available(alice), await betting.available(bob)]
  await matchTen()
  await reportResult(world, code)
  const both = await Promise.all([settle({ winners: [TIGERS] }), settle({ winners: [HARBOUR] })])
  expect(both.filter(({ body }) => body.approval === null)).toHaveLength(1)
  expect(await settlements()).toMatchObject([{ outcome: { winners: [TIGERS] } }])
  expect([await betting.available(alice), await betting.available(bob)]).toEqual([
    (before[0] ?? 0) + 200,
    (before[1] ?? 0) - 200,
  ])
})

test('[LAW-24] of two requests at once on one market one waits', async () => {
  await matchTen()
  const both = await Promise.all([settle({ winners: [TIGERS] }), settle({ winners: [HARBOUR] })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.error.code).toBe('APPROVAL_WAITING')
  expect(await settlements()).toEqual([])
})

test('[LAW-18][LAW-24] a void and a new settlement wait for a second person, who is not the first', async () => {
  const before = [await betting.available(alice), await betting.available(bob)]
  await matchTen()
  await reportResult(world, code)
  await settle({ winners: [TIGERS] })
  const { body } = await settle({ winners: [HARBOUR] })
  const id = body.approval?.id
  expect(body.approval).toMatchObject({ state: 'waiting', asked_by: 'trader1', mine: true })
  expect(await settle({ void: true })).toMatchObject({ error: { code: 'APPROVAL_WAITING' } })
  const listed = await world.call(staffMarkets, {
    token: trader.token,
    query: { state: 'requests' },
  })
  expect(listed.body.data.map((market) => market.code)).toContain(code)
  expect(await decide(id, 'agree', trader)).toMatchObject({
    error: { code: 'SECOND_PERSON_NEEDED' },
  })
  expect((await decide(id, 'agree')).body).toMatchObject({ state: 'agreed', decided_by: 'admin' })
  expect(await decide(id, 'refuse')).toMatchObject({ error: { code: 'STATE_CHANGED' } })
  expect([await betting.available(alice), await betting.available(bob)]).toEqual([
    (before[0] ?? 0) - 100,
    (before[1] ?? 0) + 100,
  ])
  const voided = await settle({ void: true }, admin)
  await decide(voided.body.approval?.id, 'agree', trader)
  expect([await betting.available(alice), await betting.available(bob)]).toEqual(before)
})

test('[LAW-18] what waits for a second person lapses when the market is settled anew meanwhile', async () => {
  await matchTen()
  await settleByTwo({ winners: [TIGERS] })
  const asked = await settle({ void: true })
  const order = { code, outcome: { winners: [HARBOUR] }, decidedBy: 'feed', reason: '' }
  await settleMarket(world.api.ctx, order)
  expect(await decide(asked.body.approval?.id, 'agree')).toMatchObject({
    error: { code: 'STATE_CHANGED' },
  })
  expect(
    (await world.call(staffMarket, { token: trader.token, params: { code } })).body,
  ).toMatchObject({ market: { status: 'settled' }, requests: [{ state: 'expired' }, {}] })
})

test('[LAW-18][SIL-126] a new settlement tells before, after and why, and profit and loss keeps both', async () => {
  await matchTen()
  await settleByTwo({ winners: [TIGERS] })
  const inbox = async ({ token }: Person) =>
    (await world.call(listInbox, { token, query: {} })).body.data.data[0]
  const newest = (await inbox(alice))?.id
  await settleByTwo({ winners: [TIGERS] })
  expect((await inbox(alice))?.id).toBe(newest)
  await settleByTwo({ winners: [HARBOUR] })
  const letter = await inbox(alice)
  expect(letter?.id).not.toBe(newest)
  expect(letter?.title).toBe('The result of a market was corrected')
  expect(letter?.message).toContain('it had come to ৳ 200.00 for you, now it comes to ৳ -100.00')
  expect(letter?.message).toContain('Why: scorecard.')
  expect((await inbox(bob))?.message).toContain(
    'had come to ৳ -200.00 for you, now it comes to ৳ 100.00',
  )
  const { body } = await world.call(profitLoss, { token: alice.token, query: {} })
  const versions = body.markets.filter(({ market_id }) => market_id === code)
  expect(versions.map(({ version, net, replaced }) => [version, net, replaced])).toEqual([
    [2, '-100.00', false],
    [1, '200.00', true],
  ])
  const counted = body.markets.filter(({ replaced }) => !replaced)
  expect(Number(body.net)).toBe(counted.reduce((sum, { net }) => sum + Number(net), 0))
})

test('[LAW-24] the feed settles nothing that people have settled meanwhile', async () => {
  await matchTen()
  await settleByTwo({ winners: [HARBOUR] })
  const order = { code, outcome: { winners: [TIGERS] }, decidedBy: 'feed', reason: '' }
  expect(await settleMarket(world.api.ctx, { ...order, isFirst: true })).toBeNull()
  expect(await settlements()).toHaveLength(1)
})

test('[SIL-026] a cashier has no say over markets', async () => {
  const cashier = await world.staff('cashier1')
  expect(await settle({ winners: [TIGERS] }, cashier)).toMatchObject({
    error: { code: 'STAFF_ROLE_MISSING' },
  })
  const { body } = await settle({ void: true })
  expect(await decide(body.approval?.id, 'agree', cashier)).toMatchObject({
    error: { code: 'STAFF_ROLE_MISSING' },
  })
})
