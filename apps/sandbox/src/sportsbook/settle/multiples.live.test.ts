import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { get, post } from '../../games/test-wallet/page-calls.ts'
import { BOOK_SCHEMA_SQL } from '../db/schema.ts'
import { endMatch, evenInPlay, type MatchEnd } from '../testing/end-match.ts'
import {
  multipleOn,
  openBookWorld,
  START_BALANCE_MINOR,
  type BookWorld,
} from '../testing/open-book-world.ts'
import { quietFeed, testMatch } from '../testing/start-test-feed.ts'

const STAKE_MINOR = 100_00n

let world: BookWorld

beforeAll(async () => {
  world = await openBookWorld()
})
afterAll(() => world.close())

beforeEach(() => {
  const more = [1, 2, 3, 4, 5, 6, 7, 8].map(() => ({ market: evenInPlay() }))
  Object.assign(world.feed, quietFeed(), { market: evenInPlay(), more })
})

const place = (order: Record<string, unknown>) => post(world.studio.url, '/book/bet', order)

const decide = (nth: number, side: MatchEnd) => endMatch(world.feed, nth, side)

async function newestBet(session: string) {
  const { body } = await get(world.studio.url, '/book/bets', session)
  const [bet] = body['bets'] as Record<string, unknown>[]
  return bet ?? {}
}

describe('a multiple', () => {
  test('is one round at the wallet, at the product of its odds', async () => {
    const session = await world.enter('alice')
    const { body } = await place(multipleOn(session, 3))
    // 1.88 × 1.88 × 1.88 = 6.644672
    expect(body).toMatchObject({ state: 'open', odds: '6.64', returnMinor: '66446' })
    expect(world.wallet.book.balanceOf('alice')).toBe(START_BALANCE_MINOR - STAKE_MINOR)
    const bets = world.wallet.seen.filter(
      ({ verb, raw }) => verb === 'bet' && raw.includes(String(body['betId'])),
    )
    expect(bets).toHaveLength(1)
  })

  test.each([
    ['two of one match', [0, 0], {}, 'SAME_MATCH', {}],
    ['one that is closed', [0, 9], {}, 'SELECTION_CLOSED', { marketId: '1.510' }],
    ['more than eight', [0, 1, 2, 3, 4, 5, 6, 7, 8], {}, 'INVALID_BODY', {}],
    [
      'one whose odds fell',
      [0, 1],
      { odds: '1.90' },
      'ODDS_CHANGED',
      { odds: '1.88', marketId: '1.502' },
    ],
  ])('refuses %s and takes no money', async (name, nths, but, code, extra) => {
    const player = `refused ${name}`
    const order = multipleOn(await world.enter(player), nths.length)
    const selections = nths.map((nth, place) => ({
      ...order.selections[place],
      marketId: testMatch(nth).marketId,
      ...(place === 1 && but),
    }))
    const { body } = await place({ ...order, selections })
    expect(body).toMatchObject({ code, ...extra })
    expect(world.wallet.book.balanceOf(player)).toBe(START_BALANCE_MINOR)
  })

  test('refuses odds that are too long together, and a stake that would win too much', async () => {
    const session = await world.enter('long')
    world.wallet.book.addPlayer('long', 50_000_00n)
    for (const match of [world.feed, ...world.feed.more])
      Object.assign(match, { market: { ...evenInPlay(), home: 5, away: 1.25 } })
    const at = (order: ReturnType<typeof multipleOn>) => ({
      ...order,
      selections: order.selections.map((selection) => ({ ...selection, odds: '4.70' })),
    })
    const { body } = await place(at(multipleOn(session, 5)))
    expect(body).toMatchObject({ code: 'COMBINED_ODDS_HIGH', oddsMax: '1000.00' })
    // 4.70⁴ = 487.9681; ৳ 1,000,000 over that.
    const dear = await place(at(multipleOn(session, 4, '2000000')))
    expect(dear.body).toMatchObject({ code: 'STAKE_OUT_OF_LIMITS', stakeMaxMinor: '204931' })
    const most = await place(at(multipleOn(session, 4, '204931')))
    expect(most.body).toMatchObject({ state: 'open', odds: '487.96' })
  })

  test('refuses after the wait when one of its odds fell, and gives those that rose', async () => {
    const session = await world.enter('waiting')
    const falls = place(multipleOn(session, 2))
    await new Promise((resolve) => setTimeout(resolve, 60))
    Object.assign(world.feed.more[0] ?? {}, { market: { ...evenInPlay(), home: 1.8 } })
    const { body } = await falls
    expect(body).toMatchObject({ code: 'ODDS_CHANGED', marketId: '1.502' })
    Object.assign(world.feed.more[0] ?? {}, { market: evenInPlay() })
    const rises = place(multipleOn(session, 2))
    await new Promise((resolve) => setTimeout(resolve, 60))
    world.feed.market.home = 2.2
    expect((await rises).body).toMatchObject({
      state: 'open',
      legs: [{ odds: '1.98' }, { odds: '1.88' }],
      odds: '3.72',
    })
    expect(world.wallet.book.balanceOf('waiting')).toBe(START_BALANCE_MINOR - STAKE_MINOR)
  })
})

describe('a multiple is settled', () => {
  type Ends = readonly ('home' | 'away' | 'tie' | null)[]

  test.each<[string, Ends, string, bigint, readonly string[]]>([
    ['as won when all have won', ['home', 'home'], 'won', 353_44n, ['won', 'won']],
    ['as lost by one, while others are open', [null, 'away'], 'lost', 0n, ['idle', 'lost']],
    ['by the rest when one is void', ['tie', 'home'], 'won', 188_00n, ['void', 'won']],
    [
      'with its stake back when all are void',
      ['tie', 'tie'],
      'void',
      STAKE_MINOR,
      ['void', 'void'],
    ],
  ])('[LAW-19] %s', async (name, ends, state, paidMinor, legs) => {
    const session = await world.enter(name)
    const { body } = await place(multipleOn(session, ends.length))
    ends.forEach((end, nth) => end !== null && decide(nth, end))
    await eventually(async () => {
      expect(await newestBet(session)).toMatchObject({
        state,
        settlement: 'done',
        legs: legs.map((each) => ({ state: each })),
      })
    })
    expect(world.wallet.book.balanceOf(name)).toBe(START_BALANCE_MINOR - STAKE_MINOR + paidMinor)
    if (state === 'void') return
    await eventually(() => {
      const detail = world.wallet.book.details.get(String(body['betId'])) ?? '{}'
      expect(JSON.parse(detail)).toMatchObject({
        result: state,
        legs: ends.map((_, nth) => ({ event_id: testMatch(nth).eventId })),
      })
    })
  })

  test('[LAW-19] one after the other: it waits for the last, and its page tells each', async () => {
    const session = await world.enter('patient')
    const { body } = await place(multipleOn(session, 3))
    decide(2, 'home')
    await eventually(async () => {
      expect(await newestBet(session)).toMatchObject({
        state: 'open',
        legs: [{ state: 'open' }, { state: 'open' }, { state: 'won' }],
      })
    })
    expect(world.wallet.book.balanceOf('patient')).toBe(START_BALANCE_MINOR - STAKE_MINOR)
    decide(0, 'tie')
    decide(1, 'home')
    const detail = await eventually(() => {
      const kept = world.wallet.book.details.get(String(body['betId']))
      expect(kept).toBeDefined()
      return JSON.parse(kept ?? '{}') as { recall_url: string; odds: string }
    })
    expect(detail.odds).toBe('3.53')
    const { pathname, search } = new URL(detail.recall_url)
    const page = await (await fetch(`${world.studio.url}${pathname}${search}&lang=en`)).text()
    expect(page).toContain('৳ 353.44')
    expect(page).toContain('Void: it counts as odds of 1.00')
    expect(page.match(/<section>/g)).toHaveLength(4)
    expect(page.match(/<dd>Won<\/dd>/g)).toHaveLength(3)
  })
})

test('a bet of the time before multiples keeps its selection', async () => {
  const { database } = world
  const db = new pg.Client({ connectionString: database.url })
  await db.connect()
  try {
    await db.query('begin')
    await db.query(`
      create table past as select b.*, l.event_id, l.market_id, l.selection_id, l.names, l.starts_at,
        l.asked_centi, l.odds_centi from studio.bets b join studio.bet_legs l on l.bet = b.id
        where l.place = 0 limit 1;
      drop table studio.bet_legs;
      delete from studio.bet_calls;
      delete from studio.bets;
      alter table studio.bets add column event_id text, add column market_id text,
        add column selection_id text, add column names jsonb, add column starts_at timestamptz,
        add column asked_centi integer, add column odds_centi integer`)
    await db.query(`
      insert into studio.bets (id, bet_id, player, currency, language, wallet_session, stake_minor,
        state, result, recall_key, event_id, market_id, selection_id, names, starts_at, asked_centi,
        odds_centi)
      select id, bet_id, player, currency, language, wallet_session, stake_minor, 'closed', 'won',
        recall_key, event_id, market_id, selection_id, names, starts_at, asked_centi, odds_centi
      from past`)
    await db.query(BOOK_SCHEMA_SQL)
    await db.query(BOOK_SCHEMA_SQL)
    const { rows } = await db.query(
      `select l.result, l.odds_centi = p.odds_centi and l.event_id = p.event_id as same
       from studio.bet_legs l, past p`,
    )
    expect(rows).toEqual([{ result: 'won', same: true }])
  } finally {
    await db.query('rollback')
    await db.end()
  }
})
