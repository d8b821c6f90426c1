import { marketTrading } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'
import { notePrices } from '../jobs/note-prices.ts'
import { onTigers, openBetting, type NewBet, type Person } from '../testing/betting.ts'
import { openMatch, reportPrice, TIGERS } from '../testing/open-market.ts'

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

test('[LAW-16] what is unmatched of a bet waits for as long as its player says, and no longer', async () => {
  const before = await betting.money(alice)
  const [short] = await betting.placed(alice, bet('back', '5', 100, { expires_in_seconds: 60 }))
  const [long] = await betting.placed(alice, bet('back', '5', 40))
  expect(Date.parse(short?.expires_at ?? '') - Date.parse(short?.placed_at ?? '')).toBe(60_000)
  expect(long).toMatchObject({ expires_at: null })
  world.clock.advance(61_000)
  // Kept alive, the market is open; the lay meets only the bet that still waits.
  await reportPrice(world, market.code, {})
  expect(await betting.placed(bob, bet('lay', '5', 140))).toMatchObject([{ matched: '40.00' }])
  expect(await betting.clearedOf(alice)).toContainEqual(
    expect.objectContaining({
      bet_id: short?.bet_id,
      lapsed: '100.00',
      lapse_code: 'ORDER_EXPIRED',
      expires_at: null,
    }),
  )
  const after = await betting.money(alice)
  expect(Number(before.available) - Number(after.available)).toBe(40)
})

test('[SIL-115] a market says what was matched on it, and how its prices have moved', async () => {
  await reportPrice(world, market.code, { back: [[2, 500]], lay: [[2.04, 500]] })
  await notePrices(world.api.ctx)
  await betting.placed(alice, bet('back', '2', 100))
  await betting.placed(alice, bet('back', '2.02', 60))
  await betting.placed(bob, bet('lay', '2.02', 60))
  await reportPrice(world, market.code, { back: [[2.1, 500]], lay: [[2.14, 500]] })
  world.clock.advance(20_000)
  // Twice, and yet a price that has not moved is no new point.
  await notePrices(world.api.ctx)
  await notePrices(world.api.ctx)
  const { body } = await world.call(marketTrading, {
    token: alice.token,
    query: { market_id: market.code },
  })
  expect(body).toMatchObject({
    matched: '160.00',
    sales: [
      { odds: '2.02', stake: '60.00', selection_id: TIGERS },
      { odds: '2.00', stake: '100.00', selection_id: TIGERS },
    ],
  })
  const tigers = body.runners.find(({ selection_id }) => selection_id === TIGERS)
  expect(tigers).toMatchObject({ matched: '160.00', last_odds: '2.02' })
  expect(tigers?.prices.map(({ odds }) => odds)).toEqual(['2.00', '2.10'])
})
