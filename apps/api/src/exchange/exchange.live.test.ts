import { randomUUID } from 'node:crypto'
import { cancelBets, cashOut, exchangeHub, placeBets } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fundPlayer } from '../games/wallet/testing/fund-player.ts'
import { onTigers, openBetting, type NewBet, type Person } from './testing/betting.ts'
import { HARBOUR, openMatch, reportPrice, TIGERS } from './testing/open-market.ts'
import { settleMarket } from './settle/settle-market.ts'

let world: World
let alice: Person
let bob: Person
let market: { code: string; eventId: string }
let betting: ReturnType<typeof openBetting>

beforeAll(async () => {
  world = await openWorld()
  betting = openBetting(world)
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
  for (const { playerId } of [alice, bob]) await fundPlayer(world.api.ctx, playerId, 1_000_000n)
})
afterAll(() => world.close())
afterEach(() => betting.assertWhole())
beforeEach(async () => {
  market = await openMatch(world)
})

const bet = (side: 'back' | 'lay', odds: string, stake: number, changed: Partial<NewBet> = {}) =>
  onTigers(market.code, side, odds, stake, changed)

test('[LAW-14] [LAW-16] an order waits, is met by the other player, and only the worst loss is held', async () => {
  const before = await betting.money(alice)
  const [back] = await betting.placed(alice, bet('back', '2.5', 100))
  expect(back).toMatchObject({ state: 'open', matched: '0.00', remaining: '100.00' })
  expect(Number(before.available) - Number((await betting.money(alice)).available)).toBe(100)
  const [lay] = await betting.placed(bob, bet('lay', '2.5', 60))
  expect(lay).toMatchObject({ state: 'done', matched: '60.00', potential_liability: '90.00' })
  expect(await betting.openOf(alice, market.code)).toMatchObject([
    { matched: '60.00', remaining: '40.00' },
  ])
  // A lay against the back frees what can no longer be lost.
  await betting.placed(alice, bet('lay', '2.5', 60))
})

test('[LAW-16] a taker gets the better price of the house', async () => {
  await reportPrice(world, market.code, {
    back: [
      [2.2, 50],
      [2.1, 500],
    ],
    lay: [[2.24, 500]],
  })
  const [back] = await betting.placed(alice, bet('back', '2', 100))
  expect(back).toMatchObject({ state: 'done', matched: '100.00', average_odds: '2.15' })
})

test('[LAW-27] the record of a bet says who stands on the other side: a player, the house or both', async () => {
  const [waits] = await betting.placed(alice, bet('back', '2.2', 100))
  expect(waits).toMatchObject({ matched_with: null })
  const [lay] = await betting.placed(bob, bet('lay', '2.2', 60))
  expect(lay).toMatchObject({ matched_with: 'player' })
  await reportPrice(world, market.code, { back: [[2.2, 500]], lay: [[2.24, 500]] })
  expect(await betting.openOf(alice, market.code)).toMatchObject([{ matched_with: 'both' }])
  const [back] = await betting.placed(bob, bet('back', '2.2', 100))
  expect(back).toMatchObject({ matched_with: 'house' })
})

test('[SIL-115] a cash-out that is worth another amount now says which, as money', async () => {
  await reportPrice(world, market.code, { back: [[2, 500]], lay: [[2.04, 500]] })
  await betting.placed(alice, bet('back', '2', 100))
  const body = { client_ref: randomUUID(), market_id: market.code, guaranteed: '50.00' }
  expect(await world.call(cashOut, { token: alice.token, body })).toMatchObject({
    status: 409,
    error: { code: 'CASH_OUT_CHANGED', params: { amount: expect.stringMatching(/^-\d\.\d\d$/) } },
  })
})

describe('refusals', () => {
  test.each([
    ['odds that are no price', () => bet('back', '2.01', 100), 422, 'ODDS_INVALID'],
    ['a stake below the least', () => bet('back', '2', 5), 422, 'STAKE_OUT_OF_RANGE'],
    ['a stake above the most', () => bet('back', '2', 500_000.01), 422, 'STAKE_OUT_OF_RANGE'],
    ['a stake that is no number', () => bet('back', '2', Number.NaN), 422, 'AMOUNT_INVALID'],
    ['an unknown runner', () => bet('back', '2', 100, { selection_id: 9 }), 422, 'RUNNER_UNKNOWN'],
    [
      'an unknown market',
      () => bet('back', '2', 100, { market_id: '1.999' }),
      404,
      'MARKET_NOT_FOUND',
    ],
    ['more than the wallet holds', () => bet('back', '2', 400_000), 422, 'NOT_ENOUGH_MONEY'],
    ['another version', () => bet('back', '2', 100, { market_version: 9 }), 409, 'MARKET_CHANGED'],
    ['YES on a runner', () => bet('back', '2', 100, { side: 'yes' }), 422, 'SIDE_NOT_OFFERED'],
  ])('[LAW-17] %s', async (_, wanted, status, code) => {
    const before = await betting.money(alice)
    expect(await betting.place(alice, wanted())).toMatchObject({ status, error: { code } })
    expect(await betting.money(alice)).toEqual(before)
  })

  test('[LAW-23] two hundred bets of a player wait on a market, and not one more', async () => {
    const fifty = Array.from({ length: 50 }, () => bet('back', '3', 10))
    for (let slip = 0; slip < 4; slip += 1) await betting.placed(alice, ...fifty)
    expect(await betting.place(alice, bet('back', '3', 10))).toMatchObject({
      status: 409,
      error: { code: 'TOO_MANY_BETS', params: { max: 200 } },
    })
    expect(await betting.openOf(alice, market.code)).toHaveLength(200)
    await betting.placed(bob, bet('back', '3', 10))
  })

  test('[LAW-17] nothing is taken on a suspended market, during a ball, or without fresh prices', async () => {
    await reportPrice(world, market.code, { suspended: true })
    expect(await betting.place(alice, bet('back', '2', 100))).toMatchObject({
      error: { code: 'MARKET_SUSPENDED' },
    })
    await reportPrice(world, market.code, { ballRunning: true })
    expect(await betting.place(alice, bet('back', '2', 100))).toMatchObject({
      error: { code: 'BALL_RUNNING' },
    })
    await reportPrice(world, market.code)
    world.clock.advance(60_000)
    expect(await betting.place(alice, bet('back', '2', 100))).toMatchObject({
      error: { code: 'FEED_STALE' },
    })
  })

  test('[LAW-17] a stake in Bangla digits is the same stake', async () => {
    const [taken] = await betting.placed(alice, bet('back', '৩.৫', 0, { stake: '১২০.৫০' }))
    expect(taken).toMatchObject({ stake: '120.50', odds: '3.50' })
  })

  test('[LAW-16] of fifty bets one that is wrong stops them all', async () => {
    const before = await betting.money(alice)
    const bets = [
      ...Array.from({ length: 49 }, () => bet('back', '2', 10)),
      bet('back', '2.01', 10),
    ]
    expect(await betting.place(alice, ...bets)).toMatchObject({ error: { code: 'ODDS_INVALID' } })
    expect(await betting.money(alice)).toEqual(before)
  })
})

test('[LAW-4] the same request again is the same bet; with other data it is a conflict', async () => {
  const body = { client_ref: randomUUID(), bets: [bet('back', '3', 100)] }
  const send = () => world.call(placeBets, { token: alice.token, body })
  const answers = await Promise.all([send(), send(), send()])
  const ids = answers.map(({ body: answer }) => answer.bets[0]?.bet_id)
  expect(new Set(ids).size).toBe(1)
  const other = { ...body, bets: [bet('back', '3', 200)] }
  expect(await world.call(placeBets, { token: alice.token, body: other })).toMatchObject({
    status: 409,
    error: { code: 'IDEMPOTENCY_CONFLICT' },
  })
})

test('[LAW-16] cancel and reduce give the money back', async () => {
  const before = await betting.money(alice)
  const [order] = await betting.placed(alice, bet('back', '5', 300))
  const betId = order?.bet_id ?? ''
  const cancel = (part: object, { token } = alice) =>
    world.call(cancelBets, { token, body: { bets: [{ bet_id: betId, ...part }] } })
  expect(await cancel({ size_reduction: '100' })).toMatchObject({
    body: { bets: [{ remaining: '200.00', cancelled: '100.00', state: 'open' }] },
  })
  const again = { size_reduction: '100', cancelled: '0.00' }
  expect(await cancel(again)).toMatchObject({ status: 409, error: { code: 'BET_CHANGED' } })
  expect(await cancel({ ...again, cancelled: 'none' })).toMatchObject({
    error: { code: 'AMOUNT_INVALID' },
  })
  expect(await cancel({ ...again, cancelled: '100' })).toMatchObject({
    body: { bets: [{ remaining: '100.00', cancelled: '200.00' }] },
  })
  expect(await cancel({})).toMatchObject({
    body: { bets: [{ cancelled: '300.00', state: 'done' }] },
  })
  expect(await betting.money(alice)).toEqual(before)
  expect(await cancel({}, bob)).toMatchObject({ status: 404, error: { code: 'BET_NOT_FOUND' } })
})

describe('in play', () => {
  test('[LAW-17] a bet waits for its delay and is matched; one that meets a wicket lapses', async () => {
    await reportPrice(world, market.code, { isInPlay: true, back: [[2, 500]], lay: [[2.04, 500]] })
    const [first] = await betting.placed(alice, bet('back', '2', 100))
    expect(first).toMatchObject({ state: 'delayed', matched: '0.00' })
    world.clock.advance(3_000)
    await world.api.ctx.exchange.matcher.ask({ type: 'ready', code: market.code })
    const [second] = await betting.placed(alice, bet('back', '2', 100))
    await reportPrice(world, market.code, { isInPlay: true, ballRunning: true })
    await reportPrice(world, market.code, { isInPlay: true, back: [[2, 500]] })
    world.clock.advance(3_000)
    await world.api.ctx.exchange.matcher.ask({ type: 'ready', code: market.code })
    expect(await betting.clearedOf(alice)).toContainEqual(
      expect.objectContaining({
        bet_id: second?.bet_id,
        lapsed: '100.00',
        lapse_code: 'MARKET_CHANGED',
      }),
    )
    expect(await betting.openOf(alice, market.code)).toMatchObject([
      { bet_id: first?.bet_id, matched: '100.00' },
    ])
  })

  test('[LAW-16] at the turn in play what may lapse lapses and what is kept stays', async () => {
    const [lapses] = await betting.placed(alice, bet('back', '5', 100))
    const [stays] = await betting.placed(alice, bet('back', '5', 100, { persistence: 'keep' }))
    await reportPrice(world, market.code, { isInPlay: true })
    expect((await betting.openOf(alice, market.code)).map(({ bet_id }) => bet_id)).toEqual([
      stays?.bet_id,
    ])
    expect(await betting.clearedOf(alice)).toContainEqual(
      expect.objectContaining({ bet_id: lapses?.bet_id, lapse_code: 'TURNED_IN_PLAY' }),
    )
  })
})

describe('settlement', () => {
  const settle = (winner: number) =>
    settleMarket(world.api.ctx, {
      code: market.code,
      outcome: { winners: [winner] },
      decidedBy: 'feed',
      reason: '',
    })

  test('[LAW-18] the winner is paid less commission, the loser pays, the rest is free again', async () => {
    market = await openMatch(world, { commissionBps: 200 })
    const before = [await betting.money(alice), await betting.money(bob)].map(({ available }) =>
      Number(available),
    )
    await betting.placed(alice, bet('back', '3', 100))
    await betting.placed(bob, bet('lay', '3', 150))
    expect(await settle(TIGERS)).toBe(1)
    expect(await settle(TIGERS)).toBeNull()
    const after = [await betting.money(alice), await betting.money(bob)].map(({ available }) =>
      Number(available),
    )
    expect(after).toEqual([(before[0] ?? 0) + 196, (before[1] ?? 0) - 200])
    expect(await betting.place(alice, bet('back', '3', 100))).toMatchObject({
      error: { code: 'MARKET_CLOSED' },
    })
    expect(await settle(HARBOUR)).toBe(2)
    const again = [await betting.money(alice), await betting.money(bob)].map(({ available }) =>
      Number(available),
    )
    expect(again).toEqual([(before[0] ?? 0) - 100, (before[1] ?? 0) + 98])
    const { body } = await world.call(exchangeHub, { token: alice.token })
    expect(body.data[0]).toMatchObject({
      status: 'LOST',
      net_profit_loss: '-100.00',
    })
  })

  test('[LAW-18] what a new settlement could not take is not given back by the one after it', async () => {
    const carol = await world.signUp('carol')
    await fundPlayer(world.api.ctx, carol.playerId, 20_000n)
    await betting.placed(carol, bet('back', '3', 100))
    await betting.placed(bob, bet('lay', '3', 100))
    const rows: [number, number][] = [
      // She wins 200 on her 200, and bets all but 50 of it elsewhere.
      [TIGERS, 50],
      // She should lose 100 instead, so 300 less; there are 50.
      [HARBOUR, 0],
      // She won after all: of the 300 she has got all but those 50.
      [TIGERS, 50],
      [HARBOUR, 0],
    ]
    for (const [index, [winner, left]] of rows.entries()) {
      await settle(winner)
      if (index === 0) {
        const other = await openMatch(world)
        await betting.placed(carol, onTigers(other.code, 'back', '3', 350))
      }
      expect(await betting.available(carol)).toBe(left)
    }
  })

  test('[LAW-18] a void market gives everything back, whoever won', async () => {
    const before = [await betting.money(alice), await betting.money(bob)]
    await betting.placed(alice, bet('back', '3', 100))
    await betting.placed(bob, bet('lay', '3', 100))
    await settleMarket(world.api.ctx, {
      code: market.code,
      outcome: { void: 'abandoned' },
      decidedBy: 'feed',
      reason: 'rain',
    })
    expect([await betting.money(alice), await betting.money(bob)]).toEqual(before)
  })
})
