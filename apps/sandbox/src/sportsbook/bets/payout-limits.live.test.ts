import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { get, post } from '../../games/test-wallet/page-calls.ts'
import { betOn, multipleOn, openBookWorld, type BookWorld } from '../testing/open-book-world.ts'
import { quietFeed, TEST_SELECTIONS, testMatch } from '../testing/start-test-feed.ts'

let world: BookWorld
beforeAll(async () => {
  world = await openBookWorld()
})
afterAll(() => world.close())
beforeEach(() => Object.assign(world.feed, quietFeed()))

const place = async (order: Record<string, unknown>) =>
  (await post(world.studio.url, '/book/bet', order)).body

async function enterRich(player: string): Promise<string> {
  const session = await world.enter(player)
  world.wallet.book.addPlayer(player, 1_000_000_00n)
  return session
}

/** One match that nobody has bet on, with a long price on its home side. */
function freshMatch(nth: number, market = { home: 20, away: 1.05 }) {
  const state = { inPlay: false, status: 'OPEN' as const, ...market }
  world.feed.more = Array.from({ length: nth }, () => ({ market: state }))
  return { marketId: testMatch(nth).marketId, odds: '1.01' }
}

/** How many are open, and what the others were told. */
const outcomesOf = (bodies: readonly Record<string, unknown>[]) => ({
  open: bodies.filter(({ state }) => state === 'open').length,
  codes: [...new Set(bodies.flatMap(({ code }) => code ?? []))],
})

test('what one bet pays at most is not walked around by pressing again, at once or later', async () => {
  const session = await enterRich('rich')
  const leg = freshMatch(1)
  const at = (stakeMinor: string) => place(betOn(session, { ...leg, stakeMinor }))
  const presses = await Promise.all(Array.from({ length: 6 }, () => at('1900000')))
  // Each pays 351,500 taka, and one bet a million at most.
  expect(outcomesOf(presses)).toEqual({ open: 2, codes: ['PAYOUT_LIMIT'] })

  const refused = await at('1900000')
  const left = String(refused['stakeMaxMinor'])
  expect(refused).toMatchObject({ code: 'PAYOUT_LIMIT', marketId: leg.marketId })
  expect(await at(left)).toMatchObject({ state: 'open' })
  expect(await at('2000')).toMatchObject({ code: 'PAYOUT_LIMIT', stakeMaxMinor: '0' })
  expect(await place(betOn(session))).toMatchObject({ state: 'open' })
})

test('everybody together is paid no more on a selection than ten such bets', async () => {
  const leg = freshMatch(2)
  const names = Array.from({ length: 15 }, (_, nth) => `crowd${nth}`)
  const sessions = await Promise.all(names.map(enterRich))
  const bodies = []
  for (const few of [0, 5, 10, 0, 5, 10].map((first) => sessions.slice(first, first + 5)))
    bodies.push(
      ...(await Promise.all(
        few.map((session) => place(betOn(session, { ...leg, stakeMinor: '2000000' }))),
      )),
    )
  // Each pays 370,000 taka.
  expect(outcomesOf(bodies)).toEqual({ open: 27, codes: ['PAYOUT_LIMIT'] })
})

test('a multiple counts at each of its selections with all it could pay', async () => {
  const session = await enterRich('joined')
  freshMatch(4)
  const selections = [3, 4].map((nth) => ({
    marketId: testMatch(nth).marketId,
    selectionId: TEST_SELECTIONS.home,
    odds: '1.01',
  }))
  const joined = { ...multipleOn(session, 2), selections }
  const most = await place({ ...joined, stakeMinor: '2000000' })
  const stakeMinor = String(most['stakeMaxMinor'])
  expect(await place({ ...joined, betId: `${joined.betId}b`, stakeMinor })).toMatchObject({
    state: 'open',
  })
  for (const leg of selections)
    expect(await place(betOn(session, { ...leg, stakeMinor: '100000' }))).toMatchObject({
      code: 'PAYOUT_LIMIT',
    })
})

test('odds in play of which nothing was heard for long are neither bet on nor cashed out', async () => {
  const session = await enterRich('courtside')
  world.feed.market = { home: 2, away: 2, inPlay: true, status: 'OPEN' }
  const taken = await place(betOn(session))
  expect(taken).toMatchObject({ state: 'open' })
  world.feed.oddsAgeMs = 11_000
  expect(await place(betOn(session))).toMatchObject({ code: 'SELECTION_CLOSED' })
  const path = `/book/bets/${String(taken['betId'])}/cash-out`
  expect((await get(world.studio.url, path, session)).body).toMatchObject({
    code: 'CASH_OUT_NOT_OFFERED',
  })
  // Before the match nothing happens that old odds would not know of.
  world.feed.market.inPlay = false
  expect(await place(betOn(session))).toMatchObject({ state: 'open' })
})
