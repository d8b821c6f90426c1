import { setTimeout as sleep } from 'node:timers/promises'
import { openProcessWorld, type ProcessWorld } from '@maidan/testkit'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadMarket } from './matcher/load-market.ts'
import {
  bettingDeeds,
  busyBettor,
  type BettingBook,
  type BettingDeed,
} from './testing/busy-bettor.ts'
import { findFaults } from './testing/find-faults.ts'
import { ordersKept, requestsKept, requestsOf } from './testing/kept-bets.ts'
import { openOutside, type Outside } from './testing/open-outside.ts'
import { openQuietPartner, type QuietPartner } from './testing/quiet-partner.ts'

const MARKETS = 4
const PLAYERS = 6
/** Requests that one player sends at once. */
const HANDS = 3
const KILLS = 2
const FUNDED_MINOR = 500_000n
/** Each kill costs a start of the api and the play between. */
const TIMEOUT_MS = 300_000
const SETUP_TIMEOUT_MS = 180_000
/** Bets are taken again within so long: nobody waits for the lease of the one that was killed. */
const TAKEN_AGAIN_MS = 10_000

let partner: QuietPartner
let world: ProcessWorld
let outside: Outside
beforeAll(async () => {
  partner = await openQuietPartner(MARKETS)
  const env = { FEED: 'on', FEED_URL: partner.url, FEED_STALE_MS: '60000' }
  world = await openProcessWorld({ env })
  outside = openOutside(world.databaseUrl)
}, SETUP_TIMEOUT_MS)
afterAll(async () => {
  await outside.close()
  await world.close()
  await partner.close()
}, SETUP_TIMEOUT_MS)

/** Moments of the kills while bets are taken, and what each hand of each player does. */
const days = fc.record({
  killAfterMs: fc.array(fc.integer({ min: 500, max: 3_000 }), {
    minLength: KILLS,
    maxLength: KILLS,
  }),
  plans: fc.array(fc.infiniteStream(bettingDeeds), {
    minLength: PLAYERS * HANDS,
    maxLength: PLAYERS * HANDS,
  }),
})

test(
  '[LAW-4] [LAW-14] [LAW-16] killed with -9 while it takes bets, the house has each acknowledged order once and no other',
  () =>
    fc.assert(
      fc.asyncProperty(days, async ({ killAfterMs, plans }) => {
        const players = await sitDown()
        const books = players.map(({ book }) => book)
        const day = { over: false }
        const playing = plans.map((plan, index) => play(players[index % PLAYERS], plan, day))
        for (const ms of killAfterMs) {
          await sleep(ms)
          await world.killAndStart()
          const before = answered(books)
          await expect
            .poll(() => answered(books), { timeout: TAKEN_AGAIN_MS })
            .toBeGreaterThan(before)
        }
        day.over = true
        await Promise.all(playing)
        expect(await requestsKept(outside.db)).toEqual(requestsOf(books))
        expect(await ordersKept(outside.db)).toEqual(
          books.flatMap(({ bets }) => [...bets.keys()]).toSorted(),
        )
        await expectAcknowledged(books)
        expect(await findFaults(outside.db)).toEqual([])
        for (const { marketId } of partner.markets) await expectSameBook(marketId)
      }),
      // A day cannot be shrunk: the next one would not be killed at the same moments.
      { numRuns: 1, endOnFailure: true },
    ),
  TIMEOUT_MS,
)

async function sitDown() {
  const people = []
  for (let index = 0; index < PLAYERS; index += 1) people.push(await world.signUp(`bettor${index}`))
  for (const person of people) await outside.fund(person, FUNDED_MINOR)
  const marketIds = partner.markets.map(({ marketId }) => marketId)
  return people.map((person) => busyBettor(world, person, marketIds))
}

type Bettor = ReturnType<typeof busyBettor>

async function play(
  bettor: Bettor | undefined,
  plan: fc.Stream<BettingDeed>,
  day: { over: boolean },
) {
  for (const deed of plan) {
    if (day.over) return
    await bettor?.act(deed)
  }
}

function answered(books: readonly BettingBook[]): number {
  return books.reduce((sum, { requests }) => sum + requests.size, 0)
}

/** What was matched or cancelled when the player was answered is so still, and only grew. */
async function expectAcknowledged(books: readonly BettingBook[]) {
  const { rows } = await sql<{ id: string; matched: bigint; cancelled: bigint; state: string }>`
    SELECT id::text AS id, matched_minor AS matched, cancelled_minor AS cancelled, state
    FROM exchange_order
  `.execute(outside.db)
  const kept = new Map(rows.map((row) => [row.id, row]))
  for (const bet of books.flatMap(({ bets }) => [...bets.values()])) {
    const row = kept.get(bet.bet_id)
    const reported = { matched: minor(bet.matched), cancelled: minor(bet.cancelled) }
    const isSame = row?.matched === reported.matched && row.cancelled === reported.cancelled
    const hasGrown = (row?.matched ?? -1n) >= reported.matched
    expect([bet.bet_id, bet.state === 'done' ? isSame : hasGrown]).toEqual([bet.bet_id, true])
  }
}

function minor(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}

/** A book that is rebuilt holds what the rows say is open, in the order in which it came. */
async function expectSameBook(marketId: string) {
  const times = { staleAfterMs: 1, betDelayMs: 1, nowMs: Date.now }
  const market = await loadMarket(outside.db, marketId, times)
  const { rows } = await sql<{ id: bigint; runner_id: bigint; left: bigint }>`
    SELECT o.id, o.runner_id, o.remaining_minor AS left FROM exchange_order o
    JOIN market m ON m.id = o.market_id WHERE m.code = ${marketId} AND o.state = 'open'
    ORDER BY o.placed_at, o.id
  `.execute(outside.db)
  for (const [runnerId, book] of market?.books ?? []) {
    const open = rows.filter(({ runner_id }) => Number(runner_id) === runnerId)
    const resting = book.resting().toSorted((one, other) => one.orderId - other.orderId)
    expect(resting.map(({ orderId, remainingMinor }) => [orderId, remainingMinor])).toEqual(
      open
        .map(({ id, left }): [number, bigint] => [Number(id), left])
        .toSorted(([one], [other]) => one - other),
    )
    const { toBack, toLay } = book.depth(1)
    expect((toBack[0]?.tick ?? -1) < (toLay[0]?.tick ?? Infinity)).toBe(true)
  }
}
