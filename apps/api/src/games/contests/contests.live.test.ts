import { staffOverview, staffStuckContests } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readDecidedPlays } from '../../bonuses/queries/read-decided-plays.ts'
import { bookQueries } from '../../reports/proof/book-queries.ts'
import { feedJackpots } from '../jackpots/feed-jackpots.ts'
import { closeStaleRounds } from '../jobs/close-stale-rounds.ts'
import { openTable } from '../wallet/testing/open-table.ts'
import type { WalletReply } from '../wallet/testing/wallet-client.ts'
import { openContestTables, type ContestTable } from './testing/open-contest-tables.ts'

const HOUR_MS = 3_600_000
const START_MINOR = 1_000_00n

let world: World
let alice: Person
let players: ContestTable[]

beforeAll(async () => {
  world = await openWorld({ studio: true })
  alice = await world.signUp('alice')
  players = await openContestTables(world, [alice, await world.signUp('bob')], START_MINOR)
})
afterAll(() => world.close())
afterEach(async () => {
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
  if (rows.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(rows)}`)
})

function seat(at: 0 | 1): ContestTable {
  const table = players[at]
  if (!table) throw new Error('the seat is empty')
  return table
}

const said = ({ status, body }: WalletReply) => (status === 200 ? 'done' : body['code'])

/** What an account of a name holds, kept or derived. */
async function inAccount(code: string): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT coalesce(sum(e.amount_minor), 0)::bigint AS minor
    FROM account a JOIN entry e ON e.account_id = a.id WHERE a.code = ${code}
  `.execute(world.api.ctx.db)
  return rows[0]?.minor ?? 0n
}

/** Both players enter a contest; answers its id and their bets. */
async function enterBoth(amount: string) {
  const [contest, own, other] = [seat(0).id(), seat(0).id(), seat(1).id()]
  expect(said(await seat(0).enter(own, contest, amount))).toBe('done')
  expect(said(await seat(1).enter(other, contest, amount))).toBe('done')
  return { contest, own, other }
}

test('stakes lie in the contest, its winner is paid out of it, and what is left is the fee of the house', async () => {
  const house = await inAccount('house:games:PADMA:BDT')
  const { contest, own, other } = await enterBoth('10000')
  const account = `contest:PADMA:${contest}:BDT`
  expect(await inAccount(account)).toBe(200_00n)
  expect(said(await seat(0).close(contest))).toBe('CONTEST_NOT_DECIDED')
  // Far more of the bet than the game is said to pay: what lies in a contest is the most.
  await sql`UPDATE game SET max_multiple = 1 WHERE code = ${seat(0).game}`.execute(world.api.ctx.db)
  const before = await seat(0).balance()
  expect(said(await seat(0).pay(own, contest, '18000'))).toBe('done')
  expect(await seat(0).balance()).toBe(before + 180_00n)
  expect(said(await seat(1).pay(other, contest, '0'))).toBe('done')
  expect(await inAccount('house:games:PADMA:BDT')).toBe(house)
  const closed = await seat(0).close(contest)
  expect(JSON.parse(closed.text)).toEqual({
    contest,
    currency: 'BDT',
    staked: '20000',
    won: '18000',
    fee: '2000',
  })
  expect((await seat(1).close(contest)).text).toBe(closed.text)
  expect(await inAccount(account)).toBe(0n)
  expect(await inAccount('house:games:PADMA:BDT')).toBe(house + 20_00n)
  expect(said(await seat(0).enter(seat(0).id(), contest, '10000'))).toBe('CONTEST_CLOSED')
  expect(said(await seat(0).pay(own, contest, '1'))).toBe('CONTEST_SHORT')
})

test('a contest pays no more than it holds, and may keep no more than its fee', async () => {
  const { contest, own, other } = await enterBoth('10000')
  expect(said(await seat(0).pay(own, contest, '20001'))).toBe('CONTEST_SHORT')
  expect(said(await seat(0).pay(own, contest, '17998'))).toBe('done')
  expect(said(await seat(1).giveBack(other, contest))).toBe('CONTEST_SHORT')
  expect(said(await seat(1).pay(other, contest, '0'))).toBe('done')
  expect(said(await seat(0).close(contest))).toBe('CONTEST_NOT_PAID_OUT')
  expect(said(await seat(0).pay(own, contest, '1'))).toBe('done')
  expect(said(await seat(0).close(contest))).toBe('done')
})

test('a contest that is called off gives everything back, and then nothing is left', async () => {
  const before = await seat(0).balance()
  const { contest, own, other } = await enterBoth('5000')
  await seat(0).giveBack(own, contest)
  await seat(1).giveBack(other, contest)
  expect(await seat(0).balance()).toBe(before)
  expect(JSON.parse((await seat(0).close(contest)).text)).toMatchObject({ staked: '0', fee: '0' })
})

test('what does not belong to a contest is refused, and moves nothing', async () => {
  const { contest, own, other } = await enterBoth('1000')
  const [me, before] = [seat(0), await seat(0).balance()]
  const bagh = await openTable(world, alice, { slug: 'bagh' })
  const bet = { session: me.session, game: me.game, amount: '500', currency: 'BDT' }
  const ids = () => ({ transaction_id: me.id(), round_id: me.id() })
  expect(said(await me.bet('500', me.newIds()))).toBe('CONTEST_NOT_OFFERED')
  const free = { ...bet, ...ids(), amount: '0', grant: 'x', grant_bet: '500', contest }
  expect(said(await me.wallet('bet', free))).toBe('CONTEST_NOT_OFFERED')
  const atHouse = { ...bet, ...ids(), session: bagh.session, game: bagh.game, contest }
  expect(said(await bagh.wallet('bet', atHouse))).toBe('CONTEST_NOT_OFFERED')
  const second = { ...bet, ...ids(), round_id: `${own}-round`, contest: me.id() }
  expect(said(await me.wallet('bet', second))).toBe('CONTEST_MISMATCH')
  expect(said(await me.win('100', { bet: own, round: `${own}-round` }))).toBe('CONTEST_MISMATCH')
  expect(said(await me.rollback({ bet: own, round: `${own}-round` }))).toBe('CONTEST_MISMATCH')
  expect(said(await me.pay(own, me.id(), '100'))).toBe('CONTEST_MISMATCH')
  expect(said(await me.close(me.id()))).toBe('CONTEST_NOT_FOUND')
  expect(said(await bagh.wallet('contests/close', { contest, currency: 'BDT' }))).toBe(
    'CONTEST_NOT_FOUND',
  )
  expect(await me.balance()).toBe(before)
  await seat(1).giveBack(other, contest)
  await me.giveBack(own, contest)
})

test('a lost contest feeds no jackpot, brings no cashback and earns no points', async () => {
  while ((await feedJackpots(world.api.ctx)) > 0);
  const before = await earnedMinor()
  const { contest, own, other } = await enterBoth('10000')
  await seat(0).pay(own, contest, '0')
  await seat(1).pay(other, contest, '18000')
  expect(said(await seat(1).close(contest))).toBe('done')
  await seat(0).end({ bet: own, round: `${own}-round` })
  expect(await feedJackpots(world.api.ctx)).toBe(0)
  const nowMs = world.clock.now().getTime()
  const plays = await readDecidedPlays(world.api.ctx.db, {
    playerId: BigInt(alice.playerId),
    span: { fromMs: nowMs - HOUR_MS, untilMs: nowMs + HOUR_MS },
  })
  expect(plays).toEqual([
    expect.objectContaining({ stakeMinor: 0n, netMinor: -100_00n, atHouseMinor: 0n }),
  ])
  expect(await earnedMinor()).toBe(before)
})

/** What alice has earned VIP points by. */
async function earnedMinor(): Promise<bigint | undefined> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT vip_earned_minor AS minor FROM player WHERE id = ${alice.playerId}
  `.execute(world.api.ctx.db)
  return rows[0]?.minor
}

test('a contest that holds another sum than its rounds say is a break of the books', async () => {
  const { db } = world.api.ctx
  const { contest, own, other } = await enterBoth('1000')
  const breaks = async () => {
    const { rows } = await sql<{ subject: string; off: bigint }>`
      SELECT subject, (booked - expected)::bigint AS off FROM (${bookQueries.contest}) rule
      WHERE expected <> booked
    `.execute(db)
    return rows
  }
  const winMore = (minor: number) =>
    sql`UPDATE game_round SET win_minor = win_minor + ${minor} WHERE round_id = ${`${own}-round`}`.execute(
      db,
    )
  expect(await breaks()).toEqual([])
  await winMore(5)
  expect(await breaks()).toEqual([{ subject: `contest:PADMA:${contest}:BDT`, off: 5n }])
  await winMore(-5)
  await seat(0).giveBack(own, contest)
  await seat(1).giveBack(other, contest)
})

test('[LAW-21] stakes of a contest without an outcome go back out of it, unless it has paid somebody', async () => {
  const before = await seat(0).balance()
  const silent = await enterBoth('1000')
  const begun = await enterBoth('2000')
  await seat(1).pay(begun.other, begun.contest, '3600')
  world.clock.advance(7 * HOUR_MS)
  await closeStaleRounds(world.api.ctx)
  expect(await inAccount(`contest:PADMA:${silent.contest}:BDT`)).toBe(0n)
  expect(await inAccount(`contest:PADMA:${begun.contest}:BDT`)).toBe(4_00n)
  expect(await seat(0).balance()).toBe(before - 20_00n)
  expect(said(await seat(0).pay(silent.own, silent.contest, '1800'))).toBe('BET_ROLLED_BACK')
  const overview = async () => {
    const { token } = await world.staff('cashier1')
    const { body } = await world.call(staffStuckContests, { token })
    const { body: front } = await world.call(staffOverview, { token })
    return [front.stuck_contests, body.data.map(({ contest, held }) => [contest, held])]
  }
  expect(await overview()).toEqual([0, []])
  world.clock.advance(18 * HOUR_MS)
  expect(await overview()).toEqual([1, [[begun.contest, '4.00']]])
  expect(said(await seat(0).pay(begun.own, begun.contest, '0'))).toBe('done')
  expect(said(await seat(0).close(begun.contest))).toBe('done')
})
