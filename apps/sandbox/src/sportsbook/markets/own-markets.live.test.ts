import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { get, post } from '../../games/test-wallet/page-calls.ts'
import type { MatchPageView } from '../book-api.ts'
import type { Tally } from '../feed/feed-shapes.ts'
import {
  betOn,
  openBookWorld,
  START_BALANCE_MINOR,
  type BookWorld,
} from '../testing/open-book-world.ts'
import { quietFeed, TEST_MATCH, TEST_SELECTIONS } from '../testing/start-test-feed.ts'
import { marketIdOf } from './market-id.ts'

const TOTAL = marketIdOf(TEST_MATCH.eventId, 'total_2.5')
const HALF = marketIdOf(TEST_MATCH.eventId, 'halfResult')

/** In play, so that what is decided is asked for at once. */
const SIDES = { home: 2.3, away: 3.4, inPlay: true } as const

let world: BookWorld

beforeAll(async () => {
  world = await openBookWorld()
})
afterAll(() => world.close())

const tally = (but: Partial<Extract<Tally, { kind: 'soccer' }>> = {}): Tally => ({
  kind: 'soccer',
  half: 1,
  played: 0,
  addedLeft: null,
  goals: [0, 0],
  reds: [0, 0],
  halfTime: null,
  ...but,
})

beforeEach(() => {
  Object.assign(world.feed, quietFeed(), { sport: 'soccer', tally: tally() })
  world.feed.market = { ...SIDES, status: 'OPEN' }
})

const place = (order: Record<string, unknown>) => post(world.studio.url, '/book/bet', order)

/** The page as it is now: what is kept of it is older than any test's change. */
async function pageOf(): Promise<MatchPageView> {
  await new Promise((resolve) => setTimeout(resolve, 1_600))
  const response = await fetch(`${world.studio.url}/book/matches/${TEST_MATCH.eventId}`)
  return (await response.json()) as MatchPageView
}

function oddsIn({ markets }: MatchPageView, marketId: string, selectionId: string) {
  return markets
    .find((market) => market.marketId === marketId)
    ?.selections.find((selection) => selection.selectionId === selectionId)?.odds
}

async function newestBet(session: string) {
  const { body } = await get(world.studio.url, '/book/bets', session)
  const [bet] = body['bets'] as Record<string, unknown>[]
  return bet ?? {}
}

describe('a match with its markets', () => {
  test('shows twenty and more, each with odds, beside the score', async () => {
    const page = await pageOf()
    expect(page.markets.length).toBeGreaterThan(20)
    expect(page).toMatchObject({ live: true, score: { clock: { en: '67′' } } })
    expect(oddsIn(page, TOTAL, 'over')).toMatch(/^\d+\.\d\d$/)
  })

  test('keeps its markets without odds while the match is suspended or the source is silent', async () => {
    const { length } = (await pageOf()).markets
    world.feed.market.status = 'SUSPENDED'
    const suspended = await pageOf()
    expect([suspended.live, suspended.markets.length]).toEqual([true, length])
    expect(oddsIn(suspended, TOTAL, 'over')).toBeNull()
    world.feed.market.status = 'OPEN'
    world.feed.silent = true
    const silent = await pageOf()
    expect([silent.live, oddsIn(silent, TOTAL, 'over')]).toEqual([false, null])
  })

  test('that is not offered is not there', async () => {
    const response = await fetch(`${world.studio.url}/book/matches/999`)
    expect(response.status).toBe(404)
  })
})

describe('a bet on a market of the book', () => {
  const betOnTotal = async (session: string, wanted: Record<string, string> = {}) => {
    const odds = String(oddsIn(await pageOf(), TOTAL, 'over'))
    return betOn(session, { marketId: TOTAL, selectionId: 'over', odds, ...wanted })
  }

  test('[LAW-19] is taken at its odds, named, and paid by the score at the end', async () => {
    const session = await world.enter('over')
    const order = await betOnTotal(session)
    const { body } = await place(order)
    expect(body).toMatchObject({
      state: 'open',
      odds: order.selections[0]?.odds,
      legs: [
        { market: { en: 'Total goals 2.5', bn: 'মোট গোল 2.5' }, selection: { en: 'Over 2.5' } },
      ],
    })
    const outcome = { kind: 'won', SelectionId: Number(TEST_SELECTIONS.home) } as const
    Object.assign(world.feed, {
      tally: tally({ half: 2, goals: [2, 1], halfTime: [1, 1] }),
      periodsEndedAt: [new Date()],
      result: { outcome, decidedAt: new Date() },
    })
    await eventually(async () => {
      expect(await newestBet(session)).toMatchObject({ state: 'won', settlement: 'done' })
    })
    const paidMinor = BigInt(String(body['returnMinor'])) - 100_00n
    expect(world.wallet.book.balanceOf('over')).toBe(START_BALANCE_MINOR + paidMinor)
    await eventually(() => {
      const detail = world.wallet.book.details.get(String(body['betId'])) ?? '{}'
      expect(JSON.parse(detail)).toMatchObject({ market: 'Total goals 2.5', result: 'won' })
    })
  })

  test('[LAW-19] on the first half is settled at half-time, while the match goes on', async () => {
    const session = await world.enter('half')
    const odds = String(oddsIn(await pageOf(), HALF, 'home'))
    await place(betOn(session, { marketId: HALF, selectionId: 'home', odds }))
    Object.assign(world.feed, {
      tally: tally({ half: 2, goals: [0, 0], halfTime: [0, 0] }),
      periodsEndedAt: [new Date()],
    })
    await eventually(async () => {
      expect(await newestBet(session)).toMatchObject({ state: 'lost', settlement: 'done' })
    })
    expect(world.wallet.book.balanceOf('half')).toBe(START_BALANCE_MINOR - 100_00n)
  })

  test.each([
    ['the market is suspended', { market: { ...SIDES, status: 'SUSPENDED' } }],
    ['score and odds are not of one moment', { scoreAhead: 1 }],
    ['the score has decided it', { tally: tally({ goals: [2, 1] }) }],
  ])('is refused when %s, and takes no money', async (name, change) => {
    const session = await world.enter(name)
    const order = await betOnTotal(session)
    Object.assign(world.feed, change)
    const { body } = await place(order)
    expect(body['code']).toBe('SELECTION_CLOSED')
    expect(world.wallet.book.balanceOf(name)).toBe(START_BALANCE_MINOR)
  })

  test('is refused at lower odds and told the new ones', async () => {
    const session = await world.enter('fallen')
    const { body } = await place(await betOnTotal(session, { odds: '9.00' }))
    expect(body).toMatchObject({ code: 'ODDS_CHANGED', odds: expect.stringMatching(/^\d/) })
  })
})
