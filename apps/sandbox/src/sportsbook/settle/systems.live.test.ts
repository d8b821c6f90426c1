import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { get, post } from '../../games/test-wallet/page-calls.ts'
import { endMatch, evenInPlay, type MatchEnd } from '../testing/end-match.ts'
import {
  multipleOn,
  openBookWorld,
  START_BALANCE_MINOR,
  type BookWorld,
} from '../testing/open-book-world.ts'
import { quietFeed } from '../testing/start-test-feed.ts'

const STAKE_MINOR = 300_00n

let world: BookWorld

beforeAll(async () => {
  world = await openBookWorld()
})
afterAll(() => world.close())

beforeEach(() => {
  const more = [{ market: evenInPlay() }, { market: evenInPlay() }]
  Object.assign(world.feed, quietFeed(), { market: evenInPlay(), more })
})

const place = (order: Record<string, unknown>) => post(world.studio.url, '/book/bet', order)

/** ৳ 100 on every two of three home sides at 1.88. */
const systemOn = (session: string) => ({
  ...multipleOn(session, 3, String(STAKE_MINOR)),
  sizes: [2],
})

/** Ends the matches in their order, but for those that go on. */
function decide(...ends: readonly (MatchEnd | null)[]) {
  for (const [nth, end] of ends.entries()) if (end !== null) endMatch(world.feed, nth, end)
}

async function newestBet(session: string) {
  const { body } = await get(world.studio.url, '/book/bets', session)
  const [bet] = body['bets'] as Record<string, unknown>[]
  return bet ?? {}
}

describe('a system', () => {
  test('[LAW-19] takes its whole stake once, and says what all of it would pay', async () => {
    const order = systemOn(await world.enter('alice'))
    const { body } = await place(order)
    // 3 × 100 × 1.88 × 1.88
    const taken = { state: 'open', bets: 3, sizes: [2], odds: '3.53', returnMinor: '106032' }
    expect(body).toMatchObject(taken)
    // The same press again is the same bet, and with another system another one.
    expect((await place(order)).body).toMatchObject({ betId: body['betId'] })
    expect((await place({ ...order, sizes: [3] })).body).toMatchObject({ code: 'BET_ID_REUSED' })
    expect(world.wallet.book.balanceOf('alice')).toBe(START_BALANCE_MINOR - STAKE_MINOR)
  })

  test.each<[string, (MatchEnd | null)[], string, bigint]>([
    ['one lost', ['home', 'away', 'home'], 'won', 353_44n],
    ['one lost, one void', ['home', 'away', 'tie'], 'won', 188_00n],
    ['all void', ['tie', 'tie', 'tie'], 'void', STAKE_MINOR],
    ['two lost and one goes on', ['away', 'away', null], 'lost', 0n],
  ])('%s', async (player, ends, state, paidMinor) => {
    const session = await world.enter(player)
    await place(systemOn(session))
    decide(...ends)
    await eventually(async () => {
      expect(await newestBet(session)).toMatchObject({ state, settlement: 'done' })
      expect(world.wallet.book.balanceOf(player)).toBe(
        START_BALANCE_MINOR - STAKE_MINOR + paidMinor,
      )
    })
  })

  test('is told to the operator with the bets that are in it', async () => {
    const session = await world.enter('told')
    const { body } = await place(systemOn(session))
    decide('home', 'away', 'home')
    await eventually(async () => expect(await newestBet(session)).toMatchObject({ state: 'won' }))
    const win = await eventually(() => {
      const seen = world.wallet.seen.find(
        ({ verb, raw }) => verb === 'end-round' && raw.includes(String(body['betId'])),
      )
      expect(seen).toBeDefined()
      return seen
    })
    const { detail } = JSON.parse(win?.raw ?? '{}') as { detail: string }
    expect(JSON.parse(detail)).toMatchObject({ sizes: [2], bets: 3, return_minor: '35344' })
  })

  test('is cashed out for what its bets are worth, also with one that lost', async () => {
    const session = await world.enter('cashing')
    const { body } = await place(systemOn(session))
    decide(null, 'away', null)
    const path = `/book/bets/${String(body['betId'])}/cash-out`
    await eventually(async () => {
      const offer = await get(world.studio.url, path, session)
      // One of three bets is left: 100 × 1.88² / (1.88 × 1.06)² / 1.06
      expect(offer.body).toMatchObject({ worthMinor: '8396' })
    })
    const asked = { session, betId: body['betId'], worthMinor: '8396' }
    const { body: cashed } = await post(world.studio.url, '/book/cash-out', asked)
    expect(cashed).toMatchObject({ state: 'cashed_out', returnMinor: '8396' })
    await eventually(() =>
      expect(world.wallet.book.balanceOf('cashing')).toBe(
        START_BALANCE_MINOR - STAKE_MINOR + 83_96n,
      ),
    )
  })

  test.each([
    ['sizes that are none', { sizes: [4] }],
    ['every single beside', { sizes: [1, 2, 3] }],
    ['a stake that its bets cannot share', { stakeMinor: '10000' }],
    ['a free bet', { grantId: 'FR-1' }],
  ])('is refused with %s, and takes no money', async (name, but) => {
    const session = await world.enter(name)
    const { status, body } = await place({ ...systemOn(session), ...but })
    expect([status, body['code']]).toEqual([422, 'INVALID_BODY'])
    expect(world.wallet.book.balanceOf(name)).toBe(START_BALANCE_MINOR)
  })

  test('is bounded by what one bet pays, all its bets together', async () => {
    const session = await world.enter('dear')
    world.wallet.book.addPlayer('dear', 90_000_00n)
    const order = { ...systemOn(session), stakeMinor: '6000000' }
    expect((await place(order)).body).toMatchObject({ code: 'STAKE_OUT_OF_LIMITS' })
  })
})
