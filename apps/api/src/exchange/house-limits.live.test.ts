import { exchangeMarkets } from '@maidan/contract'
import type { LimitScope } from '@maidan/exchange'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fundPlayer } from '../games/wallet/testing/fund-player.ts'
import { onTigers, openBetting, type Person } from './testing/betting.ts'
import { openFancy, openMatch, reportPrice } from './testing/open-market.ts'
import { settleMarket } from './settle/settle-market.ts'

/** Longer than limits are remembered. */
const LATER_MS = 1_500

/** Two hundred calls take their time on a busy machine. */
const TWO_HUNDRED_MS = 180_000

let world: World
let alice: Person
let bob: Person
let match: { code: string; eventId: string }
let betting: ReturnType<typeof openBetting>

beforeAll(async () => {
  world = await openWorld({ env: { FEED_STALE_MS: '60000' } })
  betting = openBetting(world)
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
  for (const { playerId } of [alice, bob]) await fundPlayer(world.api.ctx, playerId, 2_000_000_000n)
})
afterAll(() => world.close())
afterEach(() => betting.assertWhole())
beforeEach(async () => {
  match = await openMatch(world)
})

/** Sets limits of cricket, in taka; those that are not named are out of the way. */
async function limit(takas: Partial<Record<LimitScope, number>>) {
  const { db } = world.api.ctx
  await sql`UPDATE house_limit SET limit_minor = 10000000000000 WHERE sport = 'cricket'`.execute(db)
  for (const [scope, taka] of Object.entries(takas))
    await sql`
      UPDATE house_limit SET limit_minor = ${taka * 100} WHERE sport = 'cricket' AND scope = ${scope}
    `.execute(db)
  world.clock.advance(LATER_MS)
  await world.api.ctx.exchange.matcher.ask({ type: 'ready', code: match.code })
}

const openDigit = (digit = 7) =>
  openFancy(world, match.eventId, {
    claims: [
      { kind: 'last_digit', digit },
      { kind: 'last_digit', digit },
    ],
    noRate: 1000,
    yesRate: 850,
    stakeMaxTaka: 50_000,
  })
const digit = (code: string, stake: number, odds = 850) => ({
  market_id: code,
  side: 'yes' as const,
  odds,
  stake,
})
const shown = async (code: string) => {
  const query = { event_id: match.eventId }
  const { markets } = (await world.call(exchangeMarkets, { query })).body
  return markets.find(({ market_id }) => market_id === code)
}
const atRisk = async (code: string) => {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT house_liability_minor AS minor FROM market WHERE code = ${code}
  `.execute(world.api.ctx.db)
  return Number(rows[0]?.minor) / 100
}

test(
  '[LAW-25] two hundred bets on one digit of the lottery stop at the limit of a player',
  async () => {
    const { rows } = await sql<{ limit_minor: bigint }>`
    SELECT limit_minor FROM house_limit WHERE sport = 'cricket' AND scope = 'player'
  `.execute(world.api.ctx.db)
    const limitTaka = Number(rows[0]?.limit_minor) / 100
    const code = await openDigit()
    const answers = []
    for (let asked = 0; asked < 200; asked += 1)
      answers.push(await betting.place(alice, digit(code, 50_000)))
    const taken = answers.filter(({ status }) => status === 200).length
    expect(taken * 425_000).toBeLessThanOrEqual(limitTaka)
    expect(await atRisk(code)).toBe(taken * 425_000)
    const most = Math.floor((limitTaka - taken * 425_000) / 8.5)
    expect(answers.at(-1)).toMatchObject({
      status: 409,
      error: { code: 'HOUSE_LIMIT', params: { max: most } },
    })
    await betting.placed(alice, digit(code, most))
    // Another player's limit is another one.
    await betting.placed(bob, digit(code, 50_000))
  },
  TWO_HUNDRED_MS,
)

test('[LAW-25] bets that are sent together, in one request or at once, do not pass it either', async () => {
  await limit({ market: 100_000 })
  const code = await openDigit()
  const six = Array.from({ length: 6 }, () => digit(code, 2_000))
  expect(await betting.place(alice, ...six)).toMatchObject({ error: { code: 'HOUSE_LIMIT' } })
  expect(await atRisk(code)).toBe(0)
  await Promise.all(six.map((bet, index) => betting.place(index % 2 ? alice : bob, bet)))
  expect(await atRisk(code)).toBe(5 * 17_000)
})

test('[LAW-25] a full line is suspended, and what the players lay makes room again', async () => {
  await limit({ market: 8_500 })
  const code = await openDigit()
  expect(await shown(code)).toMatchObject({ status: 'open', stake_max: '8500.00' })
  await betting.placed(alice, digit(code, 500))
  await betting.placed(alice, digit(code, 500))
  expect(await betting.place(bob, digit(code, 100))).toMatchObject({
    error: { code: 'MARKET_SUSPENDED' },
  })
  await betting.placed(bob, { market_id: code, side: 'no', odds: 1000, stake: 500 })
  await betting.placed(bob, digit(code, 500))
})

test('[LAW-25] the lines of an event share its limit, and a settled one gives its share back', async () => {
  await limit({ event: 17_000 })
  const first = await openDigit(7)
  await betting.placed(alice, digit(first, 1_000))
  expect(await atRisk(first)).toBe(8_500)
  await reportPrice(world, match.code, { back: [[3, 10_000]], lay: [[3.05, 10_000]] })
  // 8,500 are left for the match: so much can be won at 3 on 4,250.
  const { body } = await betting.place(alice, onTigers(match.code, 'back', '3', 10_000))
  expect(body.bets).toMatchObject([{ matched: '4250.00', remaining: '5750.00' }])
  expect(await atRisk(match.code)).toBe(8_500)
  await settleMarket(world.api.ctx, {
    code: first,
    outcome: { score: 41 },
    decidedBy: 'feed',
    reason: '',
  })
  world.clock.advance(LATER_MS)
  await reportPrice(world, match.code, { back: [[3, 10_000]], lay: [[3.05, 10_000]] })
  expect(await atRisk(match.code)).toBe(17_000)
})

test('[LAW-25] the size that is shown is what is there: it shrinks with the limit and goes', async () => {
  await limit({ market: 1_000 })
  const reported = {
    back: [
      [2, 800],
      [1.9, 5_000],
    ],
    lay: [[2.1, 5_000]],
  } as Parameters<typeof reportPrice>[2]
  const sizes = () => {
    const depth = world.api.ctx.exchange.matcher.market(match.code)?.books.get(1)?.depth(3)
    const shown = (side: readonly { sizeMinor: bigint }[] = []) =>
      side.map(({ sizeMinor }) => Number(sizeMinor) / 100)
    return [shown(depth?.toBack), shown(depth?.toLay)]
  }
  await reportPrice(world, match.code, reported)
  expect(sizes()).toEqual([[800, 222.23], [1_000]])
  await betting.placed(alice, onTigers(match.code, 'back', '2', 600))
  await reportPrice(world, match.code, reported)
  expect(sizes()).toEqual([[400], [1_600]])
  await betting.placed(bob, onTigers(match.code, 'back', '2', 400))
  await reportPrice(world, match.code, reported)
  expect(sizes()).toEqual([[], [2_000]])
})

test('[LAW-25] what other markets take while an offer rests is taken off it', async () => {
  await limit({ event: 10_000 })
  await reportPrice(world, match.code, { back: [[2, 10_000]] })
  const code = await openDigit()
  await betting.placed(bob, digit(code, 1_000))
  const [bet] = await betting.placed(alice, onTigers(match.code, 'back', '2', 5_000))
  expect(bet).toMatchObject({ matched: '1500.00', remaining: '3500.00' })
})

test('[LAW-25] what players match with each other is no risk of the house', async () => {
  await limit({ player: 100, market: 100, runner: 100 })
  await betting.placed(alice, onTigers(match.code, 'back', '3', 10_000))
  const [lay] = await betting.placed(bob, onTigers(match.code, 'lay', '3', 10_000))
  expect(lay).toMatchObject({ matched: '10000.00' })
  expect(await atRisk(match.code)).toBe(0)
})
