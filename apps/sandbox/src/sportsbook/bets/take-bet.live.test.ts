import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { get, post } from '../../games/test-wallet/page-calls.ts'
import {
  betOn,
  openBookWorld,
  START_BALANCE_MINOR,
  type BookWorld,
} from '../testing/open-book-world.ts'
import { quietFeed } from '../testing/start-test-feed.ts'

let world: BookWorld

beforeAll(async () => {
  world = await openBookWorld()
})
afterAll(() => world.close())

beforeEach(() => {
  Object.assign(world.feed, quietFeed())
})

const place = (order: Record<string, unknown>) => post(world.studio.url, '/book/bet', order)

describe('taking a bet', () => {
  test('takes the stake and stands among the bets of its player', async () => {
    const session = await world.enter('alice')
    const placed = await place(betOn(session))
    expect(placed.body).toMatchObject({
      state: 'open',
      odds: '1.88',
      stakeMinor: '10000',
      returnMinor: '18800',
      legs: [
        {
          match: { en: 'Dhaka v Khulna' },
          market: null,
          selection: { en: 'Dhaka', bn: 'ঢাকা' },
          state: 'open',
        },
      ],
      balanceMinor: String(START_BALANCE_MINOR - 100_00n),
    })
    expect(world.wallet.book.balanceOf('alice')).toBe(START_BALANCE_MINOR - 100_00n)
    const { body } = await get(world.studio.url, '/book/bets', session)
    expect(body).toMatchObject({
      balanceMinor: String(START_BALANCE_MINOR - 100_00n),
      bets: [{ betId: placed.body['betId'], state: 'open' }],
    })
  })

  test('gives better odds than were asked for', async () => {
    const session = await world.enter('bettina')
    world.feed.market.home = 2.2
    const { body } = await place(betOn(session))
    expect(body).toMatchObject({ state: 'open', odds: '1.98' })
  })

  test.each([
    ['lower odds', { odds: '1.90' }, {}, 'ODDS_CHANGED', { odds: '1.88' }],
    ['a suspended market', {}, { status: 'SUSPENDED' as const }, 'SELECTION_CLOSED', {}],
    ['another market', { marketId: '1.999' }, {}, 'SELECTION_CLOSED', {}],
    ['another selection', { selectionId: '99' }, {}, 'SELECTION_CLOSED', {}],
    [
      'a stake below the least',
      { stakeMinor: '1999' },
      {},
      'STAKE_OUT_OF_LIMITS',
      { stakeMinMinor: '2000' },
    ],
    [
      'a stake above the most',
      { stakeMinor: '2000001' },
      {},
      'STAKE_OUT_OF_LIMITS',
      { stakeMaxMinor: '2000000' },
    ],
    [
      'more than there is',
      { stakeMinor: '100001' },
      {},
      'NOT_ENOUGH_MONEY',
      { balanceMinor: '100000' },
    ],
    ['odds that are none', { odds: '1.8' }, {}, 'INVALID_BODY', {}],
    ['a stake that is none', { stakeMinor: '-5' }, {}, 'INVALID_BODY', {}],
    ['a session that is none', { session: 'x'.repeat(43) }, {}, 'SESSION_EXPIRED', {}],
  ])('refuses %s and takes no money', async (name, wanted, market, code, extra) => {
    const player = `refused ${name}`
    const session = await world.enter(player)
    Object.assign(world.feed.market, market)
    const { body } = await place(betOn(session, wanted))
    expect(body).toMatchObject({ code, ...extra })
    expect(world.wallet.book.balanceOf(player)).toBe(START_BALANCE_MINOR)
  })

  test('refuses the bet after a hundred open ones and takes no money', async () => {
    const session = await world.enter('many')
    await place(betOn(session))
    const db = new pg.Client({ connectionString: world.database.url })
    await db.connect()
    await db.query(
      `insert into studio.bets (id, bet_id, player, currency, language, wallet_session, stake_minor,
         state, recall_key)
       select id || n, bet_id || n, player, currency, language, wallet_session, stake_minor, state,
         recall_key
       from studio.bets, generate_series(1, 99) as n where player = 'many'`,
    )
    await db.end()
    const { status, body } = await place(betOn(session))
    expect([status, body['code']]).toEqual([429, 'TOO_MANY_BETS'])
    expect(world.wallet.book.balanceOf('many')).toBe(START_BALANCE_MINOR - 100_00n)
  })

  test('refuses while the odds source is silent', async () => {
    const session = await world.enter('carol')
    world.feed.silent = true
    const { body } = await place(betOn(session))
    expect(body['code']).toBe('FEED_SILENT')
  })

  test('the same press twice at once is one bet, and again later the same answer', async () => {
    const session = await world.enter('dora')
    const order = betOn(session)
    const [one, other] = await Promise.all([place(order), place(order)])
    const again = await place(order)
    expect([other.body['betId'], again.body['betId']]).toEqual([
      one.body['betId'],
      one.body['betId'],
    ])
    expect(world.wallet.book.balanceOf('dora')).toBe(START_BALANCE_MINOR - 100_00n)
    const { body } = await place({ ...order, stakeMinor: '20000' })
    expect(body['code']).toBe('BET_ID_REUSED')
  })
})

describe('a bet in play waits', () => {
  test.each([
    ['the odds fall', { home: 1.8 }, 'ODDS_CHANGED'],
    ['the market is suspended', { status: 'SUSPENDED' as const }, 'SELECTION_CLOSED'],
  ])('and is refused when %s meanwhile', async (name, change, code) => {
    const player = `waiting ${name}`
    const session = await world.enter(player)
    world.feed.market.inPlay = true
    const placing = place(betOn(session))
    await new Promise((resolve) => setTimeout(resolve, 60))
    Object.assign(world.feed.market, change)
    expect((await placing).body['code']).toBe(code)
    expect(world.wallet.book.balanceOf(player)).toBe(START_BALANCE_MINOR)
  })

  test('and gets the odds that are better after the wait', async () => {
    const session = await world.enter('erna')
    world.feed.market.inPlay = true
    const placing = place(betOn(session))
    await new Promise((resolve) => setTimeout(resolve, 60))
    world.feed.market.home = 2.2
    expect((await placing).body).toMatchObject({ state: 'open', odds: '1.98' })
  })
})

describe('the way in', () => {
  test('opens the page once', async () => {
    world.wallet.book.addPlayer('frida', START_BALANCE_MINOR)
    const launch = world.wallet.book.launch('frida')
    const { body } = await post(world.studio.url, '/api/sports-session', { launch })
    expect(body['url']).toBe('http://studio.test/play/LUCKY-SPORTS?lang=bn')
    const token = body['access_token']
    const first = await post(world.studio.url, '/book/enter', { token })
    expect(first.body).toMatchObject({ username: 'frida', currency: 'BDT', stakeMinMinor: '2000' })
    const again = await post(world.studio.url, '/book/enter', { token })
    expect([again.status, again.body['code']]).toEqual([401, 'LAUNCH_REFUSED'])
    const used = await post(world.studio.url, '/api/sports-session', { launch })
    expect([used.status, used.body['code']]).toEqual([401, 'LAUNCH_REFUSED'])
  })

  test('is not needed by who comes with the launch itself, as every game is opened', async () => {
    world.wallet.book.addPlayer('helga', START_BALANCE_MINOR)
    const launch = world.wallet.book.launch('helga')
    const entered = await post(world.studio.url, '/book/launch', { launch })
    expect(entered.body).toMatchObject({ username: 'helga', balanceMinor: '100000' })
    const { body } = await place(betOn(String(entered.body['session'])))
    expect(body).toMatchObject({ state: 'open' })
  })

  test('is no session, and a session of a slot opens nothing here', async () => {
    world.wallet.book.addPlayer('gerda', START_BALANCE_MINOR)
    const wayIn = await post(world.studio.url, '/api/sports-session', {
      launch: world.wallet.book.launch('gerda'),
    })
    const slot = await post(world.studio.url, '/studio/session', {
      launch: world.wallet.book.launch('gerda'),
      game: 'PADMA-RIVERGOLD',
    })
    for (const session of [wayIn.body['access_token'], slot.body['session']]) {
      const { body } = await place(betOn(String(session)))
      expect(body['code']).toBe('SESSION_EXPIRED')
    }
  })
})

test.each([
  ['gzip', 'gzip'],
  ['identity', null],
])('the front page shows the match with its odds to who reads %s', async (reads, encoding) => {
  const headers = { 'accept-encoding': reads }
  const response = await fetch(`${world.studio.url}/book/matches`, { headers })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(await response.json()).toMatchObject({
    live: true,
    matches: [{ marketId: '1.501', selections: [{ odds: '1.88' }, { odds: '1.88' }] }],
  })
})
