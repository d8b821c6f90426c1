import { randomUUID } from 'node:crypto'
import { balance, cancelBets, placeBets } from '@maidan/contract'
import { tickOfOdds } from '@maidan/money'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../platform/database/open-database.ts'
import { openLedger } from '../platform/ledger/open-ledger.ts'
import { fundPlayer } from '../games/wallet/testing/fund-player.ts'
import { findBettor } from './find-bettor.ts'
import type { RequestedOrder } from '@maidan/exchange/engine'
import type { Bettor, MatcherCommand } from './matcher/matcher-command.ts'
import { openMatcher, type Matcher } from './matcher/open-matcher.ts'
import { settleMarket } from './settle/settle-market.ts'
import { openBetting, onTigers, type Person } from './testing/betting.ts'
import { faultsText } from './testing/faults-text.ts'
import { findFaults } from './testing/find-faults.ts'
import { openMatch, reportPrice, TIGERS } from './testing/open-market.ts'

const CROWD_TIMEOUT_MS = 180_000

let world: World
let betting: ReturnType<typeof openBetting>
let code: string
beforeAll(async () => {
  // A crowd takes its time on a busy machine, and no feed says meanwhile that it lives.
  world = await openWorld({ env: { FEED_STALE_MS: '60000' } })
  betting = openBetting(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  ;({ code } = await openMatch(world))
})
afterEach(async () => {
  const faults = await findFaults(world.api.ctx.db)
  if (faults.length > 0) throw new Error(faultsText(faults))
})

/** A player with so much money. */
async function player(name: string, taka: number): Promise<Person> {
  const person = await world.signUp(name)
  await fundPlayer(world.api.ctx, person.playerId, BigInt(taka) * 100n)
  return person
}

async function bettorOf({ playerId }: Person): Promise<Bettor> {
  const identity = { sessionId: 0n, remoteId: '', username: '', language: 'en' } as const
  return findBettor(world.api.ctx, {
    ...identity,
    playerId: BigInt(playerId),
    currency: 'BDT',
  })
}

function placing(bettor: Bettor, side: 'back' | 'lay', taka: number): MatcherCommand {
  const tick = tickOfOdds(200) ?? -1
  const order: RequestedOrder = {
    code,
    terms: { on: 'ladder', runnerId: TIGERS, side, tick },
    sizeMinor: BigInt(taka) * 100n,
    persistence: 'lapse',
    onEvent: 'keep',
    expiresInMs: null,
    fillOrKill: null,
    marketVersion: null,
    acceptAny: false,
  }
  return { type: 'place', bettor, clientRef: randomUUID(), fingerprint: 'one', orders: [order] }
}

async function ordersOf(marketCode: string) {
  const { rows } = await sql<{ state: string; matched_minor: bigint; lapse_code: string | null }>`
    SELECT o.state, o.matched_minor, o.lapse_code FROM exchange_order o
    JOIN market m ON m.id = o.market_id WHERE m.code = ${marketCode} ORDER BY o.id
  `.execute(world.api.ctx.db)
  return rows
}

describe('many at once', () => {
  test(
    '[LAW-14] of two hundred bets at once a wallet pays for the ten that it covers',
    async () => {
      const alice = await player('alice', 1_000)
      const replies = await Promise.all(
        Array.from({ length: 200 }, () => betting.place(alice, onTigers(code, 'back', '2', 100))),
      )
      const codes = replies.map(({ status, error }) => (status === 200 ? 'taken' : error.code))
      expect(codes.filter((one) => one === 'taken')).toHaveLength(10)
      expect(codes.filter((one) => one === 'NOT_ENOUGH_MONEY')).toHaveLength(190)
      expect(await ordersOf(code)).toHaveLength(10)
      const { body } = await world.call(balance, { token: alice.token })
      expect(body.balance).toBe('0.00')
    },
    CROWD_TIMEOUT_MS,
  )

  test('[LAW-4] twenty copies of one request make one order, and answer alike', async () => {
    const { token } = await player('alice', 10_000)
    const body = { client_ref: randomUUID(), bets: [onTigers(code, 'back', '2', 100)] }
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => world.call(placeBets, { token, body })),
    )
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await ordersOf(code)).toHaveLength(1)
  })
})

describe('past-posting', () => {
  const settle = () =>
    settleMarket(world.api.ctx, {
      code,
      outcome: { winners: [TIGERS] },
      decidedBy: 'feed',
      reason: '',
    })

  test('[LAW-17] a bet that shares its batch with the result, and comes after it, is refused', async () => {
    const alice = await bettorOf(await player('alice', 1_000))
    const bob = await bettorOf(await player('bob', 1_000))
    const { matcher } = world.api.ctx.exchange
    const before = matcher.ask(placing(bob, 'lay', 100))
    const closed = matcher.ask({ type: 'close', code, resultAtMs: world.clock.now().getTime() })
    const after = matcher.ask(placing(alice, 'back', 100))
    expect(await before).toMatchObject({ status: 'done' })
    expect(await closed).toMatchObject({ status: 'done' })
    expect(await after).toEqual({ status: 'refused', code: 'MARKET_CLOSED' })
    expect(await ordersOf(code)).toEqual([
      { state: 'done', matched_minor: 0n, lapse_code: 'MARKET_CLOSED' },
    ])
  })

  test('[LAW-17] nor is one that shares it with a wicket or with the turn in play', async () => {
    const alice = await bettorOf(await player('alice', 1_000))
    const { matcher } = world.api.ctx.exchange
    const wicket = reportPrice(world, code, { ballRunning: true })
    const during = matcher.ask(placing(alice, 'back', 100))
    await wicket
    expect(await during).toEqual({ status: 'refused', code: 'BALL_RUNNING' })
    await reportPrice(world, code)
    const turn = reportPrice(world, code, { isInPlay: true, back: [[2, 500]] })
    const atTurn = matcher.ask(placing(alice, 'back', 100))
    await turn
    expect(await atTurn).toEqual({ status: 'refused', code: 'MARKET_CHANGED' })
    expect(await ordersOf(code)).toEqual([])
  })

  test('[LAW-17] a bet in its delay lapses when the result comes, and its money is free', async () => {
    const alice = await player('alice', 1_000)
    await reportPrice(world, code, { isInPlay: true, back: [[2, 500]] })
    const [bet] = await betting.placed(alice, onTigers(code, 'back', '2', 100))
    expect(bet?.state).toBe('delayed')
    await settle()
    world.clock.advance(10_000)
    await world.api.ctx.exchange.matcher.ask({ type: 'ready', code })
    expect(await betting.clearedOf(alice)).toMatchObject([
      { bet_id: bet?.bet_id, matched: '0.00', lapsed: '100.00', lapse_code: 'MARKET_CLOSED' },
    ])
    expect(await betting.money(alice)).toEqual({ available: '1000.00', exposure: '0.00' })
  })

  test('[LAW-26] a part is not taken back during the delay, and the least fill stays', async () => {
    const alice = await player('alice', 1_000)
    await reportPrice(world, code, { isInPlay: true, back: [[2, 500]] })
    const requested = onTigers(code, 'back', '2', 100, { fill_or_kill: true, min_fill: '80' })
    const [bet] = await betting.placed(alice, requested)
    const bets = [{ bet_id: bet?.bet_id ?? '', size_reduction: '60' }]
    expect(await world.call(cancelBets, { token: alice.token, body: { bets } })).toMatchObject({
      error: { code: 'BET_IN_PROGRESS' },
    })
    world.clock.advance(10_000)
    await world.api.ctx.exchange.matcher.ask({ type: 'ready', code })
    expect(await betting.openOf(alice, code)).toMatchObject([
      { matched: '100.00', cancelled: '0.00', remaining: '0.00', state: 'done' },
    ])
  })

  test('[LAW-17] in a rush around the result nothing is matched after it', async () => {
    const people = [await player('alice', 20_000), await player('bob', 20_000)]
    const sides = ['back', 'lay'] as const
    let isDecided = false
    const rush = Array.from({ length: 60 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 10))
      const late = isDecided
      const [person, side] = [people[index % 2], sides[index % 2]]
      if (!person || !side) throw new Error('nobody bets')
      const { status, error } = await betting.place(person, onTigers(code, side, '2', 100))
      return late ? [status, error.code] : null
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    await settle()
    isDecided = true
    const late = (await Promise.all(rush)).filter((answer) => answer !== null)
    expect(late).toEqual(late.map(() => [409, 'MARKET_CLOSED']))
    const { rows } = await sql`
      SELECT b.id FROM bet_match b JOIN market m ON m.id = b.market_id
      WHERE m.code = ${code} AND b.matched_at > m.outcome_at
    `.execute(world.api.ctx.db)
    expect(rows).toEqual([])
    expect((await ordersOf(code)).filter(({ state }) => state !== 'done')).toEqual([])
  })
})

describe('two matchers', () => {
  let rival: Matcher
  let closeRival: () => Promise<void>
  beforeEach(() => {
    const { config, clock, log } = world.api.ctx
    const { db, pool } = openDatabase(config.DATABASE_URL, 4)
    const times = { staleAfterMs: 60_000, betDelayMs: 3_000, nowMs: () => clock.now().getTime() }
    rival = openMatcher({ db, pool, ledger: openLedger({ db, pool }), clock, log }, times)
    closeRival = async () => {
      await rival.close()
      await db.destroy()
    }
  })
  afterEach(() => closeRival())

  const reportToRival = () =>
    rival.ask({
      type: 'price',
      code,
      price: {
        code,
        atMs: world.clock.now().getTime(),
        isInPlay: false,
        suspended: false,
        ballRunning: false,
        eventMark: null,
        offers: [],
        quotes: [],
      },
    })

  test('[LAW-16] only the owner of a market writes; nothing of the other is kept', async () => {
    const [alice, bob] = [
      await bettorOf(await player('alice', 10_000)),
      await bettorOf(await player('bob', 10_000)),
    ]
    const { matcher } = world.api.ctx.exchange
    await matcher.ask(placing(alice, 'back', 100))
    await reportToRival()
    const both = Array.from({ length: 20 }, () => [
      matcher.ask(placing(bob, 'lay', 10)),
      rival.ask(placing(bob, 'lay', 10)),
    ])
    const answers = await Promise.all(both.flat())
    answers.forEach((answer, index) =>
      expect(answer).toMatchObject(
        index % 2 === 0 ? { status: 'done' } : { status: 'refused', code: 'UNAVAILABLE' },
      ),
    )
    const orders = await ordersOf(code)
    expect(orders).toHaveLength(21)
    expect(orders[0]).toMatchObject({ matched_minor: 10_000n, state: 'done' })
  })

  test('[LAW-16] once the lease is let go, the other goes on with the book as it was left', async () => {
    const [alice, bob] = [
      await bettorOf(await player('alice', 10_000)),
      await bettorOf(await player('bob', 10_000)),
    ]
    const { matcher } = world.api.ctx.exchange
    await matcher.ask(placing(alice, 'back', 100))
    // The rival looks at the market, which goes on without it.
    await reportToRival()
    await matcher.ask(placing(bob, 'lay', 30))
    const rested = await matcher.ask(placing(alice, 'back', 50))
    const [restedId] = rested.status === 'done' ? rested.orderIds : []
    await matcher.close()
    expect(await rival.ask(placing(bob, 'lay', 100))).toMatchObject({ status: 'done' })
    expect(await ordersOf(code)).toMatchObject([
      { matched_minor: 10_000n, state: 'done' },
      { matched_minor: 3_000n, state: 'done' },
      { matched_minor: 3_000n, state: 'open' },
      { matched_minor: 10_000n, state: 'done' },
    ])
    const resting = rival.market(code)?.books.get(TIGERS)?.resting() ?? []
    expect(resting).toMatchObject([{ orderId: restedId, remainingMinor: 2_000n }])
    // It is the owner now, and who was it before may not write.
    expect(await matcher.ask(placing(bob, 'lay', 10))).toMatchObject({ code: 'UNAVAILABLE' })
  })
})
