import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { callAsOperator, grantFor } from '../../games/test-wallet/operator-calls.ts'
import { get, post } from '../../games/test-wallet/page-calls.ts'
import { BOOK_GAME } from '../book-game.ts'
import {
  betOn,
  multipleOn,
  openBookWorld,
  START_BALANCE_MINOR,
  startBookStudio,
  type BookWorld,
} from '../testing/open-book-world.ts'
import { quietFeed, TEST_SELECTIONS, testMatch } from '../testing/start-test-feed.ts'

const HOME_WON = { kind: 'won', SelectionId: Number(TEST_SELECTIONS.home) } as const
const AWAY_WON = { kind: 'won', SelectionId: Number(TEST_SELECTIONS.away) } as const

/** A match beside the first one. */
const other = testMatch(1).marketId

let world: BookWorld

beforeAll(async () => {
  world = await openBookWorld()
})
afterAll(() => world.close())

beforeEach(() => {
  Object.assign(world.feed, quietFeed(), { more: [{}] })
})

const ask = (verb: 'grant' | 'read' | 'cancel', body: Record<string, unknown>) =>
  callAsOperator(world.studio.url, verb, body, { provider: BOOK_GAME.provider })

const give = (player: string, rounds: number, more: Record<string, unknown> = {}) =>
  ask('grant', { ...grantFor(player, rounds), game: BOOK_GAME.code, bet: '10000', ...more })

const read = async (player: string) => (await ask('read', { grant: `FR-${player}` })).body

const place = (order: Record<string, unknown>) => post(world.studio.url, '/book/bet', order)

const freeOn = (session: string, player: string, wanted: Parameters<typeof betOn>[1] = {}) => ({
  ...betOn(session, wanted),
  grantId: `FR-${player}`,
})

async function betsOf(session: string) {
  const { body } = await get(world.studio.url, '/book/bets', session)
  return body as { bets: Record<string, unknown>[]; freeBets: Record<string, unknown>[] }
}

/** A player who has free bets of 100 taka and is in the book. */
async function withFreeBets(player: string, rounds = 1): Promise<string> {
  const session = await world.enter(player)
  expect((await give(player, rounds)).status).toBe(200)
  return session
}

function decide(outcome: typeof HOME_WON | typeof AWAY_WON | { kind: 'tie' }) {
  world.feed.result = { outcome, decidedAt: new Date() }
}

describe('a free bet', () => {
  test.each([
    ['won', HOME_WON, '8800', 0],
    ['lost', AWAY_WON, '0', 0],
    ['void', { kind: 'tie' } as const, '0', 1],
  ])('[LAW-19] that is %s pays its win alone', async (state, outcome, won, left) => {
    const player = `free-${state}`
    const session = await withFreeBets(player)
    // The result of a match that has begun is asked for soon.
    world.feed.market.inPlay = true
    const { body } = await place(freeOn(session, player))
    expect(body).toMatchObject({
      state: 'open',
      isFree: true,
      stakeMinor: '10000',
      returnMinor: '8800',
    })
    expect(await betsOf(session)).toMatchObject({ freeBets: [] })
    const sent = world.wallet.seen.find(
      ({ verb, raw }) => verb === 'bet' && raw.includes(`FR-${player}`),
    )
    expect(JSON.parse(sent?.raw ?? '{}')).toMatchObject({ amount: '0', grant_bet: '10000' })
    decide(outcome)
    await eventually(async () => {
      const { bets } = await betsOf(session)
      expect(bets[0]).toMatchObject({ state, settlement: 'done' })
    })
    await eventually(async () => expect(await read(player)).toMatchObject({ won, left }))
    expect(world.wallet.book.balanceOf(player)).toBe(START_BALANCE_MINOR)
    expect(world.wallet.book.freeWins.get(`FR-${player}`) ?? 0n).toBe(BigInt(won))
    expect((await betsOf(session)).freeBets).toHaveLength(left)
  })

  test('is not cashed out', async () => {
    const session = await withFreeBets('no-cash-out')
    const { body } = await place(freeOn(session, 'no-cash-out'))
    const betId = String(body['betId'])
    const order = { session, betId, worthMinor: '1' }
    const asked = await get(world.studio.url, `/book/bets/${betId}/cash-out`, session)
    const taken = await post(world.studio.url, '/book/cash-out', order)
    expect([asked.body['code'], taken.body['code']]).toEqual([
      'CASH_OUT_FREE_BET',
      'CASH_OUT_FREE_BET',
    ])
    expect((await betsOf(session)).bets[0]).toMatchObject({ state: 'open' })
  })
})

describe('a free bet on two matches', () => {
  test.each([
    ['won', HOME_WON, '25344', 0],
    ['lost', AWAY_WON, '0', 0],
    ['void', { kind: 'tie' } as const, '0', 1],
  ])('[LAW-19] that is %s pays the win of both alone', async (state, outcome, won, left) => {
    const player = `two-${state}`
    const session = await withFreeBets(player)
    // The results of matches that have begun are asked for soon.
    world.feed.market.inPlay = true
    const inPlay = { home: 2, away: 2, inPlay: true, status: 'OPEN' as const }
    world.feed.more = [{ market: inPlay }]
    const asked = multipleOn(session, 2)
    const { body } = await place({ ...asked, grantId: `FR-${player}` })
    expect(body).toMatchObject({ state: 'open', isFree: true, returnMinor: '25344' })
    decide(outcome)
    world.feed.more = [{ market: inPlay, result: world.feed.result }]
    await eventually(async () => {
      const { bets } = await betsOf(session)
      expect(bets[0]).toMatchObject({ state, settlement: 'done' })
    })
    await eventually(async () => expect(await read(player)).toMatchObject({ won, left }))
    expect(world.wallet.book.balanceOf(player)).toBe(START_BALANCE_MINOR)
  })
})

describe('a free bet is used once', () => {
  test('[LAW-4] by two tabs at once on two matches, and by one press twice', async () => {
    const session = await withFreeBets('two-tabs')
    const first = freeOn(session, 'two-tabs')
    const answers = await Promise.all([
      place(first),
      place(first),
      place(freeOn(session, 'two-tabs', { marketId: other })),
      place(freeOn(session, 'two-tabs', { marketId: other })),
    ])
    const taken = new Set(answers.map(({ body }) => body['betId']).filter(Boolean))
    expect(taken.size).toBe(1)
    for (const { status, body } of answers)
      expect(status === 200 ? 'taken' : body['code']).toMatch(/^(taken|GRANT_OVER|FREE_BET_MATCH)$/)
    expect(await read('two-tabs')).toMatchObject({ played: 1, left: 0 })
  })

  test('[LAW-19] when the wallet gave no answer, and comes back when it is rolled back', async () => {
    const session = await withFreeBets('unheard')
    world.wallet.faults['bet'] = [{ kind: 'cut' }]
    const { body } = await place(freeOn(session, 'unheard'))
    expect(body['code']).toMatch(/^BET_RETURN/)
    await eventually(async () => expect(await read('unheard')).toMatchObject({ left: 1 }))
    expect((await place(freeOn(session, 'unheard'))).status).toBe(200)
    expect(await read('unheard')).toMatchObject({ left: 0 })
  })

  test('[LAW-19] and stands in a book that was started again', async () => {
    const session = await withFreeBets('again')
    await place(freeOn(session, 'again'))
    const another = await startBookStudio(world)
    const again = await post(
      another.url,
      '/book/bet',
      freeOn(session, 'again', { marketId: other }),
    )
    await another.close()
    expect(again.body['code']).toBe('GRANT_OVER')
    expect((await betsOf(session)).bets).toHaveLength(1)
  })
})

describe('a free bet is refused, and is not used,', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['of another stake', { stakeMinor: '20000' }, 'GRANT_BET_FIXED'],
    ['of a grant that is not there', { grantId: 'FR-nobody' }, 'GRANT_NOT_FOUND'],
  ])('%s', async (name, wanted, code) => {
    const player = name.replaceAll(' ', '-')
    const session = await withFreeBets(player)
    const { body } = await place({ ...freeOn(session, player), ...wanted })
    expect(body['code']).toBe(code)
    expect(await read(player)).toMatchObject({ left: 1 })
    expect(world.wallet.book.balanceOf(player)).toBe(START_BALANCE_MINOR)
  })

  test('of somebody else', async () => {
    await withFreeBets('owner')
    const thief = await world.enter('thief')
    expect((await place(freeOn(thief, 'owner'))).body['code']).toBe('GRANT_NOT_FOUND')
    expect(await read('owner')).toMatchObject({ left: 1 })
  })

  test('below the least odds, also when they fall while it waits', async () => {
    const session = await withFreeBets('short')
    const favourite = { home: 1.1, away: 8 }
    Object.assign(world.feed.market, favourite)
    const short = await place(freeOn(session, 'short', { odds: '1.01' }))
    expect(short.body).toMatchObject({ code: 'FREE_BET_ODDS', oddsMin: '1.50' })
    Object.assign(world.feed.market, { home: 2, away: 2, inPlay: true })
    const falling = place(freeOn(session, 'short', { odds: '1.01' }))
    await new Promise((resolve) => setTimeout(resolve, 60))
    Object.assign(world.feed.market, favourite)
    expect((await falling).body).toMatchObject({ code: 'FREE_BET_ODDS', oddsMin: '1.50' })
    expect(await read('short')).toMatchObject({ left: 1 })
  })

  test('on several selections of which one is below the least odds', async () => {
    const session = await withFreeBets('double')
    Object.assign(world.feed.market, { home: 1.3, away: 4 })
    const asked = multipleOn(session, 2)
    const selections = asked.selections.map((leg) => ({ ...leg, odds: '1.01' }))
    const { body } = await place({ ...asked, selections, grantId: 'FR-double' })
    expect(body['code']).toBe('FREE_BET_ODDS')
    expect(await read('double')).toMatchObject({ left: 1 })
  })

  test('on a match that is in a multiple with one', async () => {
    const session = await withFreeBets('joined', 2)
    expect((await place({ ...multipleOn(session, 2), grantId: 'FR-joined' })).status).toBe(200)
    expect((await place(freeOn(session, 'joined'))).body['code']).toBe('FREE_BET_MATCH')
    expect(await read('joined')).toMatchObject({ left: 1 })
  })

  test('on the other side of a match that has one, and taken on another match', async () => {
    const session = await withFreeBets('both-sides', 2)
    expect((await place(freeOn(session, 'both-sides'))).status).toBe(200)
    const away = { selectionId: TEST_SELECTIONS.away, odds: '1.50' }
    expect((await place(freeOn(session, 'both-sides', away))).body['code']).toBe('FREE_BET_MATCH')
    expect(await read('both-sides')).toMatchObject({ left: 1 })
    const elsewhere = freeOn(session, 'both-sides', { marketId: other })
    expect((await place(elsewhere)).status).toBe(200)
  })

  test('after its time, and after it was taken back', async () => {
    const late = await world.enter('late')
    await give('late', 1, { expires_at: new Date(Date.now() + 300).toISOString() })
    expect((await betsOf(late)).freeBets).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect((await place(freeOn(late, 'late'))).body['code']).toBe('GRANT_OVER')
    const back = await withFreeBets('taken-back')
    await ask('cancel', { grant: 'FR-taken-back' })
    expect((await place(freeOn(back, 'taken-back'))).body['code']).toBe('GRANT_OVER')
    expect((await betsOf(back)).bets).toEqual([])
  })
})

test.each([
  [{ bet: '10001' }, 'BET_LEVEL_UNKNOWN'],
  [{ currency: 'EUR' }, 'CURRENCY_NOT_OFFERED'],
])('no free bets are given of %o', async (terms, code) => {
  expect((await give('unknown-terms', 1, terms)).body['code']).toBe(code)
})
