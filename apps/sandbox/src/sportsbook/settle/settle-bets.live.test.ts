import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { get, post } from '../../games/test-wallet/page-calls.ts'
import type { Fault } from '../../games/test-wallet/start-test-wallet.ts'
import {
  betOn,
  openBookWorld,
  START_BALANCE_MINOR,
  type BookWorld,
} from '../testing/open-book-world.ts'
import { quietFeed, TEST_MATCH, TEST_SELECTIONS } from '../testing/start-test-feed.ts'

const STAKE_MINOR = 100_00n
const WIN_MINOR = 188_00n
const HOME_WON = { kind: 'won', SelectionId: Number(TEST_SELECTIONS.home) } as const
const AWAY_WON = { kind: 'won', SelectionId: Number(TEST_SELECTIONS.away) } as const

let world: BookWorld

beforeAll(async () => {
  world = await openBookWorld()
})
afterAll(() => world.close())

beforeEach(() => {
  Object.assign(world.feed, quietFeed())
  world.feed.market.inPlay = true
})

const place = (order: Record<string, unknown>) => post(world.studio.url, '/book/bet', order)

const balanceOf = (player: string) => world.wallet.book.balanceOf(player)

async function newestBet(session: string) {
  const { body } = await get(world.studio.url, '/book/bets', session)
  const [bet] = body['bets'] as Record<string, unknown>[]
  return bet ?? {}
}

function decide(outcome: typeof HOME_WON | typeof AWAY_WON | { kind: 'tie' }) {
  world.feed.result = { outcome, decidedAt: new Date() }
}

describe('a match that is over settles its bets', () => {
  test.each([
    ['won', HOME_WON, WIN_MINOR - STAKE_MINOR, { event_id: TEST_MATCH.eventId, result: 'won' }],
    [
      'lost',
      AWAY_WON,
      -STAKE_MINOR,
      { event_id: TEST_MATCH.eventId, odds: '1.88', result: 'lost' },
    ],
    // A void round ends with its rollback, so that there is nothing to tell at its end.
    ['void', { kind: 'tie' } as const, 0n, {}],
  ])('[LAW-19] %s', async (state, outcome, changeMinor, ended) => {
    const player = `settled ${state}`
    const session = await world.enter(player)
    const { body } = await place(betOn(session))
    decide(outcome)
    await eventually(async () => {
      expect(await newestBet(session)).toMatchObject({ state, settlement: 'done' })
    })
    expect(balanceOf(player)).toBe(START_BALANCE_MINOR + changeMinor)
    await eventually(() => {
      const detail = world.wallet.book.details.get(String(body['betId'])) ?? '{}'
      expect(JSON.parse(detail)).toMatchObject(ended)
    })
  })

  test('[LAW-19] the page of a decided bet says what came of it, to whoever has its link', async () => {
    const session = await world.enter('recalled')
    const { body } = await place(betOn(session))
    decide(HOME_WON)
    const detail = await eventually(() => {
      const kept = world.wallet.book.details.get(String(body['betId']))
      expect(kept).toBeDefined()
      return JSON.parse(kept ?? '{}') as { recall_url: string }
    })
    const { pathname, search } = new URL(detail.recall_url)
    const page = await (await fetch(`${world.studio.url}${pathname}${search}&lang=en`)).text()
    expect(page).toContain('<dd>Won</dd>')
    expect(page).toContain('৳ 188.00')
    const guessed = await fetch(`${world.studio.url}${pathname}?key=guessed`)
    expect(guessed.status).toBe(404)
  })
})

describe('whatever the wallet drops, the money ends right', () => {
  test('[LAW-19] a stake whose answer was lost goes back', async () => {
    const session = await world.enter('lost answer')
    world.wallet.faults['bet'] = [{ kind: 'cut' }]
    const { body } = await place(betOn(session))
    expect(body['code']).toMatch(/^BET_RETURN/)
    await eventually(() => expect(balanceOf('lost answer')).toBe(START_BALANCE_MINOR))
    await eventually(async () => {
      expect(await newestBet(session)).toMatchObject({ state: 'returned' })
    })
  })

  test.each<[string, Record<string, Fault[]>]>([
    ['the win fails twice', { win: [{ kind: 'status', status: 500 }, { kind: 'cut' }] }],
    ['the end of the round is cut', { 'end-round': [{ kind: 'cut' }] }],
  ])('[LAW-19] %s: paid once', async (name, faults) => {
    const session = await world.enter(name)
    const { body } = await place(betOn(session))
    Object.assign(world.wallet.faults, faults)
    decide(HOME_WON)
    await eventually(() => {
      expect(world.wallet.book.details.has(String(body['betId']))).toBe(true)
    })
    expect(balanceOf(name)).toBe(START_BALANCE_MINOR - STAKE_MINOR + WIN_MINOR)
  })

  test('[LAW-19] a win of a stake that the operator gave back is not asked for again', async () => {
    const session = await world.enter('given back')
    const { body } = await place(betOn(session))
    world.wallet.book.giveBack(`${String(body['betId'])}-bet`)
    decide(HOME_WON)
    await eventually(async () => {
      expect(await newestBet(session)).toMatchObject({ state: 'void', settlement: 'done' })
    })
    expect(balanceOf('given back')).toBe(START_BALANCE_MINOR)
  })

  test('[LAW-19] a silent odds source keeps bets waiting and decides none', async () => {
    const session = await world.enter('patient')
    await place(betOn(session))
    world.feed.silent = true
    decide(AWAY_WON)
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    expect(await newestBet(session)).toMatchObject({ state: 'open' })
    world.feed.silent = false
    await eventually(async () => {
      expect(await newestBet(session)).toMatchObject({ state: 'lost', settlement: 'done' })
    })
  })
})
