import { exchangeExposure } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fundPlayer } from '../games/wallet/testing/fund-player.ts'
import { settleMarket } from './settle/settle-market.ts'
import { openBetting, type Person } from './testing/betting.ts'
import { openFancy, openMatch } from './testing/open-market.ts'

let world: World
let betting: ReturnType<typeof openBetting>
let alice: Person
let eventId: string

beforeAll(async () => {
  world = await openWorld()
  betting = openBetting(world)
  alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 1_000_000n)
})
afterAll(() => world.close())
afterEach(() => betting.assertWhole())
beforeEach(async () => {
  eventId = (await openMatch(world)).eventId
})

test('[LAW-15] YES and NO at their runs and rates, explained, settled and counted', async () => {
  const code = await openFancy(world, eventId, {
    claims: [
      { kind: 'at_least', runs: 48 },
      { kind: 'at_least', runs: 47 },
    ],
    noRate: 100,
    yesRate: 90,
  })
  const before = await betting.available(alice)
  const fancy = (side: 'yes' | 'no', run: number, odds: number, stake: number) => ({
    market_id: code,
    side,
    run,
    odds,
    stake,
  })
  expect(await betting.place(alice, fancy('yes', 46, 90, 1000))).toMatchObject({
    status: 409,
    error: { code: 'ODDS_CHANGED', params: { odds: '48 / 90' } },
  })
  await betting.placed(alice, fancy('yes', 48, 90, 1000))
  await betting.placed(alice, fancy('no', 47, 100, 500))
  const { body } = await world.call(exchangeExposure, {
    token: alice.token,
    query: { event_id: eventId },
  })
  expect(body).toMatchObject({
    markets: [{ liability: '1500.00', explain: { kind: 'score_between', from: 47, to: 47 } }],
  })
  await settleMarket(world.api.ctx, { code, outcome: { score: 48 }, decidedBy: 'feed', reason: '' })
  expect(await betting.available(alice)).toBe(before + 900 - 500)
})

test('[LAW-14] a bet that waits for its delay in play is held meanwhile, and what is held is shown', async () => {
  const code = await openFancy(world, eventId, {
    claims: [
      { kind: 'at_least', runs: 48 },
      { kind: 'at_least', runs: 47 },
    ],
    noRate: 100,
    yesRate: 90,
    isInPlay: true,
  })
  const before = await betting.available(alice)
  const bet = { market_id: code, side: 'yes', run: 48, odds: 90, stake: 1000 } as const
  const [placed] = await betting.placed(alice, bet)
  expect(placed).toMatchObject({ state: 'delayed' })
  expect(await betting.available(alice)).toBe(before - 1000)
  const { body } = await world.call(exchangeExposure, {
    token: alice.token,
    query: { event_id: eventId },
  })
  expect(body).toMatchObject({ markets: [{ liability: '1000.00' }] })
  world.clock.advance(world.api.ctx.config.BET_DELAY_MS + 1)
  await world.api.ctx.exchange.matcher.ask({ type: 'ready', code })
  expect(await betting.available(alice)).toBe(before - 1000)
})

test('[LAW-15] ODD is a bet of its own at its own rate, whose loss is its stake', async () => {
  const code = await openFancy(world, eventId, {
    claims: [{ kind: 'even' }, { kind: 'odd' }],
    noRate: 95,
    yesRate: 95,
  })
  const before = await betting.available(alice)
  const [odd] = await betting.placed(alice, {
    market_id: code,
    side: 'no',
    odds: '95',
    stake: '200',
  })
  expect(odd).toMatchObject({
    run: 'Odd',
    potential_profit: '190.00',
    potential_liability: '200.00',
  })
  await settleMarket(world.api.ctx, { code, outcome: { score: 57 }, decidedBy: 'feed', reason: '' })
  expect(await betting.available(alice)).toBe(before + 190)
})

test('[LAW-17] a side without a rate says why: a ball, a suspension, or a side that there is not', async () => {
  const claim = { kind: 'last_digit', digit: 7 } as const
  const line = { claims: [claim, claim] as [typeof claim, typeof claim], noRate: 0, yesRate: 850 }
  const code = await openFancy(world, eventId, line)
  const no = (odds: string) => ({ market_id: code, side: 'no' as const, odds, stake: 100 })
  expect(await betting.place(alice, no('0'))).toMatchObject({
    status: 422,
    error: { code: 'SIDE_NOT_OFFERED' },
  })
  expect(await betting.place(alice, { ...no('0'), side: 'back' })).toMatchObject({
    error: { code: 'SIDE_NOT_OFFERED' },
  })
  expect(await betting.place(alice, { ...no('0'), side: 'yes' })).toMatchObject({
    error: { code: 'ODDS_INVALID' },
  })
  await openFancy(world, eventId, { ...line, yesRate: 0, state: 'ballRunning' })
  expect(await betting.place(alice, { ...no('0'), side: 'yes' })).toMatchObject({
    error: { code: 'BALL_RUNNING' },
  })
  await openFancy(world, eventId, { ...line, yesRate: 0, state: 'suspended' })
  expect(await betting.place(alice, { ...no('0'), side: 'yes' })).toMatchObject({
    error: { code: 'MARKET_SUSPENDED' },
  })
})
