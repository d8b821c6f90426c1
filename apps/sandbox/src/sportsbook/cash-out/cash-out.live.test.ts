import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { get, post } from '../../games/test-wallet/page-calls.ts'
import {
  multipleOn,
  openBookWorld,
  START_BALANCE_MINOR,
  TEST_DELAY_MS,
  type BookWorld,
} from '../testing/open-book-world.ts'
import { quietFeed, TEST_SELECTIONS } from '../testing/start-test-feed.ts'

const STAKE_MINOR = 100_00n
/** 100 at 1.88, quoted at 1.88 with a margin of 6 %, less 6 %. */
const WORTH_MINOR = 88_99n

let world: BookWorld

beforeAll(async () => {
  world = await openBookWorld()
})
afterAll(() => world.close())

const sides = (inPlay: boolean) => ({ home: 2, away: 2, inPlay, status: 'OPEN' as const })

beforeEach(() => {
  const more = [1, 2].map(() => ({ market: sides(false) }))
  Object.assign(world.feed, quietFeed(), { market: sides(false), more })
})

async function placed(player: string, matches: number) {
  const session = await world.enter(player)
  const { body } = await post(world.studio.url, '/book/bet', multipleOn(session, matches))
  return { session, betId: String(body['betId']) }
}

const offerOf = ({ session, betId }: { session: string; betId: string }) =>
  get(world.studio.url, `/book/bets/${betId}/cash-out`, session)

const take = (bet: { session: string; betId: string }, worthMinor: bigint) =>
  post(world.studio.url, '/book/cash-out', { ...bet, worthMinor: String(worthMinor) })

const balanceOf = (player: string) => world.wallet.book.balanceOf(player)

const winsOf = (betId: string) =>
  world.wallet.seen
    .filter(({ verb, raw }) => verb === 'win' && raw.includes(betId))
    .map(({ raw }) => JSON.parse(raw) as Record<string, string>)

function homeWins(nth: number) {
  const outcome = { kind: 'won', SelectionId: Number(TEST_SELECTIONS.home) } as const
  const match = nth === 0 ? world.feed : (world.feed.more[nth - 1] ?? {})
  Object.assign(match, { result: { outcome, decidedAt: new Date() } })
}

describe('an open bet is cashed out', () => {
  test('[LAW-19] for what it is worth, and its round ends with that', async () => {
    const bet = await placed('alice', 1)
    expect((await offerOf(bet)).body).toMatchObject({ worthMinor: String(WORTH_MINOR), waitMs: 0 })
    const { body } = await take(bet, WORTH_MINOR)
    expect(body).toMatchObject({
      state: 'cashed_out',
      returnMinor: String(WORTH_MINOR),
      balanceMinor: String(START_BALANCE_MINOR - STAKE_MINOR + WORTH_MINOR),
      legs: [{ state: 'idle' }],
    })
    expect(balanceOf('alice')).toBe(START_BALANCE_MINOR - STAKE_MINOR + WORTH_MINOR)
    expect(winsOf(bet.betId)).toMatchObject([{ amount: '8899', unplayed: '8899' }])
    await eventually(() => {
      const detail = world.wallet.book.details.get(bet.betId) ?? '{}'
      expect(JSON.parse(detail)).toMatchObject({ result: 'cashed_out', return_minor: '8899' })
    })
  })

  test('[LAW-19] for more than was shown, where it is worth more', async () => {
    const bet = await placed('bettina', 2)
    world.feed.market = { ...sides(false), home: 1.25, away: 5 }
    const { body } = await take(bet, 1n)
    // 100 × 1.88² / (1.17 × 1.06) / (1.88 × 1.06) / 1.06
    expect(body).toMatchObject({ state: 'cashed_out', returnMinor: '13491' })
    expect(winsOf(bet.betId)).toMatchObject([{ amount: '13491', unplayed: '10000' }])
  })

  test('[LAW-19] after one of its selections won, and the rest of them no longer counts', async () => {
    world.feed.market = sides(true)
    const bet = await placed('clara', 2)
    homeWins(0)
    await eventually(async () => {
      const { body } = await offerOf(bet)
      expect(body['worthMinor']).toBe('16731')
    })
    await take(bet, 1n)
    homeWins(1)
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    expect(balanceOf('clara')).toBe(START_BALANCE_MINOR - STAKE_MINOR + 167_31n)
    expect(winsOf(bet.betId)).toHaveLength(1)
  })
})

describe('what is not paid', () => {
  test('less than was shown: the worth of now is told, and the bet stands', async () => {
    const bet = await placed('dora', 1)
    const { status, body } = await take(bet, WORTH_MINOR + 1n)
    expect([status, body['code'], body['worthMinor']]).toEqual([409, 'CASH_OUT_CHANGED', '8899'])
    expect(winsOf(bet.betId)).toEqual([])
    const { body: bets } = await get(world.studio.url, '/book/bets', bet.session)
    expect(bets['bets']).toMatchObject([{ state: 'open' }])
  })

  test.each<[string, () => void]>([
    [
      'a match is suspended',
      () => Object.assign(world.feed.more[0]?.market ?? {}, { status: 'SUSPENDED' }),
    ],
    ['the source is silent', () => Object.assign(world.feed, { silent: true })],
    ['a match is over', () => homeWins(1)],
  ])('a bet while %s', async (name, change) => {
    const bet = await placed(name, 2)
    change()
    const [offer, taken] = [await offerOf(bet), await take(bet, 1n)]
    expect([offer.body['code'], taken.body['code']]).toEqual([
      'CASH_OUT_NOT_OFFERED',
      'CASH_OUT_NOT_OFFERED',
    ])
    expect(winsOf(bet.betId)).toEqual([])
  })

  test('in play, what the market no longer gives after the wait', async () => {
    const bet = await placed('erna', 1)
    world.feed.market = sides(true)
    const taking = take(bet, WORTH_MINOR)
    await new Promise((resolve) => setTimeout(resolve, TEST_DELAY_MS / 3))
    world.feed.market = { ...sides(true), home: 3, away: 1.5 }
    expect((await taking).body).toMatchObject({ code: 'CASH_OUT_CHANGED', worthMinor: '5933' })
  })

  test('the bet of somebody else', async () => {
    const bet = await placed('frida', 1)
    const session = await world.enter('gerda')
    const { status, body } = await take({ ...bet, session }, 1n)
    expect([status, body['code']]).toEqual([404, 'BET_NOT_FOUND'])
    expect((await offerOf({ ...bet, session })).body['code']).toBe('BET_NOT_FOUND')
    expect(balanceOf('gerda')).toBe(START_BALANCE_MINOR)
  })
})

describe('a bet is over once', () => {
  test('[LAW-19] however often it is tapped, at once and later', async () => {
    const bet = await placed('helga', 1)
    const taps = await Promise.all([1, 2, 3, 4].map(() => take(bet, WORTH_MINOR)))
    expect(taps.map(({ body }) => body['state'])).toEqual(taps.map(() => 'cashed_out'))
    const later = await take(bet, WORTH_MINOR)
    expect(later.body).toMatchObject({ state: 'cashed_out', returnMinor: '8899' })
    expect(winsOf(bet.betId)).toHaveLength(1)
    expect(balanceOf('helga')).toBe(START_BALANCE_MINOR - STAKE_MINOR + WORTH_MINOR)
  })

  /** Holds the row of a bet until it is let go, so that who wants it stands in line. */
  async function heldBet(betId: string): Promise<() => Promise<void>> {
    const db = new pg.Client({ connectionString: world.database.url })
    await db.connect()
    await db.query('begin')
    await db.query('select from studio.bets where id = $1 for update', [betId])
    return async () => {
      await db.query('rollback')
      await db.end()
    }
  }

  const pause = () => new Promise((resolve) => setTimeout(resolve, 3_000))

  test.each([
    ['the tap came first', 'cashed_out', WORTH_MINOR],
    ['the result came first', 'won', 188_00n],
  ] as const)('also at the moment of its result: %s', async (name, state, paidMinor) => {
    world.feed.market = sides(true)
    const bet = await placed(name, 1)
    const letGo = await heldBet(bet.betId)
    let taking: ReturnType<typeof take>
    if (state === 'cashed_out') {
      taking = take(bet, WORTH_MINOR)
      await pause()
      homeWins(0)
      await pause()
    } else {
      homeWins(0)
      await pause()
      // The settlement is in line with what it has read; to the tap the market looks open still.
      world.feed.result = null
      taking = take(bet, WORTH_MINOR)
      await pause()
    }
    await letGo()
    const { body } = await taking
    expect(body['state'] ?? body['code']).toBe(state === 'won' ? 'CASH_OUT_TOO_LATE' : 'cashed_out')
    await eventually(() => expect(world.wallet.book.details.has(bet.betId)).toBe(true))
    const { body: bets } = await get(world.studio.url, '/book/bets', bet.session)
    expect(bets['bets']).toMatchObject([{ state, settlement: 'done' }])
    expect(balanceOf(name)).toBe(START_BALANCE_MINOR - STAKE_MINOR + paidMinor)
    expect(winsOf(bet.betId)).toHaveLength(1)
  })
})

test('[LAW-19] a win that the wallet drops is paid once in the end', async () => {
  const bet = await placed('ida', 1)
  world.wallet.faults['win'] = [{ kind: 'cut' }, { kind: 'status', status: 500 }]
  expect((await take(bet, WORTH_MINOR)).body).toMatchObject({
    state: 'cashed_out',
    settlement: 'pending',
  })
  await eventually(() => expect(world.wallet.book.details.has(bet.betId)).toBe(true))
  expect(balanceOf('ida')).toBe(START_BALANCE_MINOR - STAKE_MINOR + WORTH_MINOR)
})
