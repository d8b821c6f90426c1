import { netOfRunnerBet } from '@maidan/exchange'
import { openWorld, type World } from '@maidan/testkit'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fundPlayer } from '../games/wallet/testing/fund-player.ts'
import { findBettor } from './find-bettor.ts'
import { codesOf, remainingOf } from '@maidan/exchange/engine'
import { readLimits } from './matcher/house-risk-reader.ts'
import type { Bettor } from './matcher/matcher-command.ts'
import { settleMarket } from './settle/settle-market.ts'
import { findFaults } from './testing/find-faults.ts'
import { HARBOUR, openMatch, TIGERS } from './testing/open-market.ts'
import { happenings, happen } from './testing/random-happenings.ts'
import { replayMarket, type Recorded } from './testing/replay-market.ts'

/** Enough for some of the bets, so that many are refused. */
const FUNDED_MINOR = 300_000n
const RUNS = 8
const TIMEOUT_MS = 300_000
const SETTLED_WITHIN_MS = 5_000

let world: World
let bettors: Bettor[]
beforeAll(async () => {
  world = await openWorld({ env: { FEED_STALE_MS: '60000' } })
  bettors = []
  for (const name of ['alice', 'bob', 'carol']) bettors.push(await openBettor(name))
})
afterAll(() => world.close())

async function openBettor(name: string): Promise<Bettor> {
  const { playerId, remoteId, username } = await world.signUp(name)
  await fundPlayer(world.api.ctx, playerId, FUNDED_MINOR)
  const identity = { sessionId: 0n, remoteId, username, currency: 'BDT', language: 'en' } as const
  return findBettor(world.api.ctx, { ...identity, playerId: BigInt(playerId) })
}

const lives = fc.record({
  batches: fc.array(fc.array(happenings, { minLength: 1, maxLength: 12 }), {
    minLength: 4,
    maxLength: 10,
  }),
  winners: fc.constantFrom([TIGERS, HARBOUR], [HARBOUR, TIGERS], [TIGERS, TIGERS]),
})

test(
  '[LAW-14] [LAW-16] [LAW-18] whatever three players and the house do on a market, every taka is accounted for',
  () =>
    fc.assert(
      fc.asyncProperty(lives, async ({ batches, winners }) => {
        const { recordedOf, stop } = record()
        const { code } = await openMatch(world, { commissionBps: 200 })
        for (const batch of batches) {
          await Promise.all(batch.map((one) => happen({ world, bettors, code }, one)))
          expect(await findFaults(world.api.ctx.db)).toEqual([])
          // An alarm may ring meanwhile, whose batch is in memory before it is on disk.
          await vi.waitFor(() => expectSameMemory(code), { timeout: SETTLED_WITHIN_MS })
        }
        stop()
        await expectSameReplay(code, recordedOf(code))
        const before = await moneyOfAll()
        for (const winner of winners) {
          await settle(code, winner)
          await expectSettled(code, winner, before)
        }
        expect(await findFaults(world.api.ctx.db)).toEqual([])
      }),
      { numRuns: RUNS, endOnFailure: true },
    ),
  TIMEOUT_MS,
)

/** Records what the matcher does; an alarm of an earlier life may ring meanwhile. */
function record() {
  const recorded: Recorded[] = []
  return {
    stop: world.api.ctx.exchange.matcher.subscribe((news) => recorded.push(news)),
    recordedOf: (code: string) =>
      recorded.map((batch) => {
        const isOwn = batch.commands.map((command) => codesOf([command]).includes(code))
        const own = <T>(all: readonly T[]) => all.filter((_, index) => isOwn[index])
        return { ...batch, commands: own(batch.commands), answers: own(batch.answers) }
      }),
  }
}

const settle = (code: string, winner: number) =>
  settleMarket(world.api.ctx, {
    code,
    outcome: { winners: [winner] },
    decidedBy: 'feed',
    reason: '',
  })

/** The matcher remembers what the rows say, and its books hold just that. */
async function expectSameMemory(code: string) {
  const market = world.api.ctx.exchange.matcher.market(code)
  const { rows } = await sql<{ id: bigint; left: bigint; state: string }>`
    SELECT o.id, o.remaining_minor AS left, o.state FROM exchange_order o
    JOIN market m ON m.id = o.market_id WHERE m.code = ${code} AND o.state <> 'done' ORDER BY o.id
  `.execute(world.api.ctx.db)
  const remembered = [...(market?.orders.values() ?? [])].toSorted((a, b) => a.orderId - b.orderId)
  expect(remembered.map((order) => [order.orderId, remainingOf(order), order.state])).toEqual(
    rows.map(({ id, left, state }) => [Number(id), left, state]),
  )
  const ids = new Set(remembered.map(({ orderId }) => orderId))
  const resting = [...(market?.books.values() ?? [])].flatMap((book) => [...book.resting()])
  const own = resting.filter(({ orderId }) => ids.has(orderId))
  expect(new Map(own.map(({ orderId, remainingMinor }) => [orderId, remainingMinor]))).toEqual(
    new Map(rows.filter(({ state }) => state === 'open').map(({ id, left }) => [Number(id), left])),
  )
}

/** The recorded commands, played again in memory alone, come to what stands in the database. */
async function expectSameReplay(code: string, recorded: readonly Recorded[]) {
  const { db, config, exchange } = world.api.ctx
  const market = exchange.matcher.market(code)
  if (!market) throw new Error(`${code} is not in memory`)
  const { answers, orders, matches, held } = replayMarket(recorded, {
    market,
    limits: await readLimits(db),
    staleAfterMs: config.FEED_STALE_MS,
    betDelayMs: config.BET_DELAY_MS,
  })
  expect(answers).toEqual(recorded.flatMap((batch) => batch.answers))
  const stored = await sql<{ id: bigint; matched: bigint; lapsed: bigint; cancelled: bigint }>`
    SELECT o.id, o.matched_minor AS matched, o.lapsed_minor AS lapsed, o.cancelled_minor AS cancelled
    FROM exchange_order o JOIN market m ON m.id = o.market_id WHERE m.code = ${code} ORDER BY o.id
  `.execute(db)
  const replayed = [...orders.values()].toSorted((a, b) => a.orderId - b.orderId)
  expect(
    replayed.map((one) => [one.orderId, one.matchedMinor, one.lapsedMinor, one.cancelledMinor]),
  ).toEqual(stored.rows.map((row) => [Number(row.id), row.matched, row.lapsed, row.cancelled]))
  const parts = await sql<{ id: bigint; order_id: bigint; stake: bigint; profit: bigint }>`
    SELECT b.id, b.order_id, b.stake_minor AS stake, b.profit_minor AS profit
    FROM bet_match b JOIN market m ON m.id = b.market_id WHERE m.code = ${code}
  `.execute(db)
  const asLines = (lines: (number | bigint)[][]) => lines.map((line) => line.join(' ')).toSorted()
  expect(
    asLines(
      matches.map((one) => [one.matchId, one.order.orderId, one.stakeMinor, one.profitMinor]),
    ),
  ).toEqual(asLines(parts.rows.map((row) => [row.id, row.order_id, row.stake, row.profit])))
  const exposures = await sql<{ player_id: bigint; held: bigint }>`
    SELECT x.player_id, x.liability_minor AS held FROM exposure x JOIN market m ON m.id = x.market_id
    WHERE m.code = ${code} AND x.liability_minor > 0
  `.execute(db)
  expect(held).toEqual(new Map(exposures.rows.map((row) => [Number(row.player_id), row.held])))
}

/** Cash and money at risk of each player. */
async function moneyOfAll(): Promise<Map<number, bigint>> {
  const { rows } = await sql<{ id: bigint; cash: bigint; total: bigint }>`
    SELECT p.id, c.balance_minor AS cash, c.balance_minor + x.balance_minor AS total
    FROM player p JOIN account c ON c.id = p.cash_account JOIN account x ON x.id = p.exposure_account
  `.execute(world.api.ctx.db)
  expect(rows.filter(({ cash }) => cash < 0n)).toEqual([])
  return new Map(rows.map(({ id, total }) => [Number(id), total]))
}

/** Each player has what the settlement says, nothing is held, and the house has the other half. */
async function expectSettled(code: string, winner: number, before: Map<number, bigint>) {
  const { db } = world.api.ctx
  const nets = await sql<{ player_id: bigint; gross: bigint; net: bigint }>`
    SELECT s.player_id, s.gross_minor AS gross, s.net_minor AS net
    FROM player_settlement s JOIN market m ON m.id = s.market_id
    WHERE m.code = ${code} AND s.version = (
      SELECT max(version) FROM market_settlement l WHERE l.market_id = m.id)
  `.execute(db)
  const after = await moneyOfAll()
  for (const { player_id, net } of nets.rows) {
    const moved = (after.get(Number(player_id)) ?? 0n) - (before.get(Number(player_id)) ?? 0n)
    expect(moved).toBe(net)
  }
  const grossMinor = nets.rows.reduce((sum, { gross }) => sum + gross, 0n)
  expect(grossMinor).toBe(await netAgainstHouse(code, winner))
  const held = await sql`
    SELECT x.* FROM exposure x JOIN market m ON m.id = x.market_id
    WHERE m.code = ${code} AND x.liability_minor > 0
  `.execute(db)
  expect(held.rows).toEqual([])
}

/** What the players win of the house: bets between players cancel out. */
async function netAgainstHouse(code: string, winner: number): Promise<bigint> {
  const { rows } = await sql<{
    runner_id: bigint
    side: 'back' | 'lay'
    stake: bigint
    profit: bigint
  }>`
    SELECT o.runner_id, o.side, b.stake_minor AS stake, b.profit_minor AS profit
    FROM bet_match b JOIN exchange_order o ON o.id = b.order_id JOIN market m ON m.id = b.market_id
    WHERE m.code = ${code} AND (SELECT count(*) FROM bet_match l WHERE l.id = b.id) = 1
  `.execute(world.api.ctx.db)
  return rows.reduce((sum, { runner_id, side, stake, profit }) => {
    const bet = { runnerId: Number(runner_id), side, stakeMinor: stake, profitMinor: profit }
    return sum + netOfRunnerBet(bet, winner)
  }, 0n)
}
