import {
  balance,
  listInbox,
  staffAskHeldWin,
  staffDecideApproval,
  staffHeldWins,
  staffOverview,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeStaleRounds } from '../../jobs/close-stale-rounds.ts'
import { openTable, type Table } from '../testing/open-table.ts'

const START_MINOR = 100_000n
const BET_MINOR = 100n
const TRILLION_MINOR = 999_999_999_999_999n
const SEVEN_HOURS_MS = 7 * 3_600_000

let world: World
let alice: Person
let table: Table
let largestMinor: bigint
let first: { token: string }
let second: { token: string }
beforeAll(async () => {
  // What bets put into a pot leaves the house a little later, and would blur what these tests count.
  world = await openWorld({ studio: true, idleJobs: ['feed-jackpots'] })
  first = await world.staff('cashier1')
  second = await world.staff('cashier2')
})
afterAll(() => world.close())
beforeEach(async () => {
  alice = await world.signUp('alice')
  table = await openTable(world, alice, { balanceMinor: START_MINOR })
  largestMinor = BET_MINOR * (await multipleOf(table.game))
})
afterEach(async () => {
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
  if (rows.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(rows)}`)
})

async function multipleOf(game: string): Promise<bigint> {
  const { rows } = await sql<{ max_multiple: number }>`
    SELECT max_multiple FROM game WHERE code = ${game}
  `.execute(world.api.ctx.db)
  return BigInt(rows[0]?.max_multiple ?? 0)
}

async function winOf(amountMinor: bigint) {
  const ids = table.newIds()
  await table.bet(String(BET_MINOR), ids)
  return { ids, reply: await table.win(String(amountMinor), ids) }
}

const shown = async () => (await world.call(balance, { token: alice.token })).body

/** The held win of alice, as staff see it. */
async function held() {
  const query = { page_size: '100' }
  const { body } = await world.call(staffHeldWins, { token: first.token, query })
  return body.data.filter(({ player_id: id }) => id === alice.playerId)
}

async function ask(verdict: 'pay' | 'return') {
  const [win] = await held()
  const params = { id: String(win?.id), verdict }
  const body = { reason: 'the provider has sent its log' }
  return world.call(staffAskHeldWin, { token: first.token, params, body })
}

const agree = (id: number, { token }: { token: string }) =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision: 'agree' },
    body: { note: 'seen' },
  })

const letters = async () =>
  (await world.call(listInbox, { token: alice.token, query: {} })).body.data.data.map(
    ({ title }) => title,
  )

test('[LAW-25] the largest win of a game is paid at once', async () => {
  const { reply } = await winOf(largestMinor)
  expect(reply.status).toBe(200)
  expect(await table.balance()).toBe(START_MINOR - BET_MINOR + largestMinor)
  expect(await held()).toEqual([])
})

test('[LAW-19] [LAW-25] a larger one is acknowledged and recorded, and cannot be spent', async () => {
  const { ids, reply } = await winOf(TRILLION_MINOR)
  const leftMinor = START_MINOR - BET_MINOR
  expect([reply.status, reply.body['balance']]).toEqual([200, String(leftMinor)])
  expect(await table.balance()).toBe(leftMinor)
  expect(await table.win(String(TRILLION_MINOR), ids)).toEqual(reply)
  const greedy = await table.bet(String(leftMinor + 1n), table.newIds())
  expect(greedy.body['code']).toBe('WALLET_NOT_ENOUGH_MONEY')
  expect(await shown()).toMatchObject({ balance: '999.00', checking: '9999999999999.99' })
  expect(await letters()).toContain('A win is being checked')
  expect(await held()).toMatchObject([
    {
      username: alice.username,
      bet: '1.00',
      win: '9999999999999.99',
      transaction_id: `${ids.bet}-win`,
      state: 'held',
      approval_id: null,
    },
  ])
  const { body: overview } = await world.call(staffOverview, { token: first.token })
  expect(overview.held_wins).toBeGreaterThan(0)
})

test('[LAW-24] [LAW-25] it is paid once, when two people have looked at it', async () => {
  await winOf(largestMinor + 1n)
  const before = await table.balance()
  const { body: asked } = await ask('pay')
  expect(asked).toMatchObject({ kind: 'win.release', state: 'waiting', asked_by: 'cashier1' })
  expect((await held())[0]?.approval_id).toBe(asked.id)
  expect((await agree(asked.id, first)).error.code).toBe('SECOND_PERSON_NEEDED')
  expect(await table.balance()).toBe(before)
  expect((await agree(asked.id, second)).body.state).toBe('agreed')
  expect(await table.balance()).toBe(before + largestMinor + 1n)
  expect((await shown()).checking).toBe('0.00')
  expect(await held()).toEqual([])
  expect((await agree(asked.id, second)).error.code).toBe('STATE_CHANGED')
  expect(await table.balance()).toBe(before + largestMinor + 1n)
  expect(await letters()).toContain('Your win has been checked')
})

test('[LAW-25] or it goes back to the house, to the last paisa', async () => {
  const houseMinor = () => houseAt(table.platform)
  const before = await houseMinor()
  await winOf(TRILLION_MINOR)
  const { body: asked } = await ask('return')
  await agree(asked.id, second)
  expect(await houseMinor()).toBe(before + BET_MINOR)
  expect(await table.balance()).toBe(START_MINOR - BET_MINOR)
  expect(await letters()).toContain('A win was not paid')
})

async function houseAt(platform: string): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT coalesce(sum(e.amount_minor), 0)::bigint AS minor FROM account a
    JOIN entry e ON e.account_id = a.id WHERE a.code = ${`house:games:${platform}:BDT`}
  `.execute(world.api.ctx.db)
  return rows[0]?.minor ?? 0n
}

test('[LAW-19] [LAW-21] a late rollback and a refund in its round give back the stakes and no more', async () => {
  const [won, late, lost] = [table.newIds(), table.newIds(), table.newIds()]
  const inRound = (ids: typeof won) => ({ ...ids, round: won.round })
  for (const ids of [won, inRound(late), inRound(lost)]) await table.bet(String(BET_MINOR), ids)
  await table.win(String(TRILLION_MINOR), won)
  expect(await table.balance()).toBe(START_MINOR - 3n * BET_MINOR)
  expect((await table.rollback(won)).body['code']).toBe('BET_ALREADY_SETTLED')
  const back = await table.rollback(inRound(late))
  expect(back.body['balance']).toBe(String(START_MINOR - 2n * BET_MINOR))
  expect(await table.rollback(inRound(late))).toEqual(back)
  world.clock.advance(SEVEN_HOURS_MS)
  await closeStaleRounds(world.api.ctx)
  expect(await table.balance()).toBe(START_MINOR - BET_MINOR)
  expect(await held()).toHaveLength(1)
})

test('[LAW-25] where a provider names no largest win, the house does', async () => {
  const { db, config } = world.api.ctx
  const known = await multipleOf(table.game)
  await sql`UPDATE game SET max_multiple = NULL WHERE code = ${table.game}`.execute(db)
  const allowed = BET_MINOR * BigInt(config.WIN_MULTIPLE_DEFAULT)
  await winOf(allowed)
  expect(await held()).toEqual([])
  await winOf(allowed + 1n)
  expect(await held()).toHaveLength(1)
  await sql`UPDATE game SET max_multiple = ${Number(known)} WHERE code = ${table.game}`.execute(db)
})
