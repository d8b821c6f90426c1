import {
  balance,
  listInbox,
  staffAskHeldWin,
  staffDecideApproval,
  staffHeldWins,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTable, type Table } from '../testing/open-table.ts'
import { sumProviderDays } from './sum-provider-days.ts'

const START_MINOR = 100_000n
const BET_MINOR = 1_000n
/** What the provider may pay out in these tests: 500 taka. */
const MOST_MINOR = 50_000n
const DAY_MS = 24 * 3_600_000

let world: World
let alice: Person
let table: Table
let first: { token: string }
let second: { token: string }
beforeAll(async () => {
  world = await openWorld({ studio: true, idleJobs: ['sum-provider-days'] })
  first = await world.staff('cashier1')
  second = await world.staff('cashier2')
})
afterAll(() => world.close())
beforeEach(async () => {
  alice = await world.signUp('alice')
  table = await openTable(world, alice, { balanceMinor: START_MINOR })
  const { db } = world.api.ctx
  await sql`DELETE FROM provider_day`.execute(db)
  await sql`DELETE FROM provider_day_part`.execute(db)
  await sql`
    INSERT INTO provider_most (platform, currency, most_minor)
    VALUES (${table.platform}, 'BDT', ${MOST_MINOR})
    ON CONFLICT (platform, currency) DO UPDATE SET most_minor = EXCLUDED.most_minor
  `.execute(db)
})
afterEach(async () => {
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
  if (rows.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(rows)}`)
})

/** A round of a fresh bet; the day has paid out its win, less the bet. */
async function winOf(amountMinor: bigint, at = table) {
  const ids = at.newIds()
  await at.bet(String(BET_MINOR), ids)
  return at.win(String(amountMinor), ids)
}

const summedUp = () => sumProviderDays(world.api.ctx)

async function heldOf({ playerId }: Person) {
  const query = { page_size: '100' }
  const { body } = await world.call(staffHeldWins, { token: first.token, query })
  return body.data.filter(({ player_id: id }) => id === playerId)
}

async function release(person: Person) {
  const [win] = await heldOf(person)
  const params = { id: String(win?.id), verdict: 'pay' as const }
  const body = { reason: 'the provider has sent its log' }
  const asked = await world.call(staffAskHeldWin, { token: first.token, params, body })
  const decision = { id: String(asked.body.id), decision: 'agree' as const }
  const note = { note: 'seen' }
  const agreed = await world.call(staffDecideApproval, {
    token: second.token,
    params: decision,
    body: note,
  })
  expect(agreed.body.state).toBe('agreed')
  return asked.body
}

test('[LAW-19][LAW-25] wins are paid up to the most of a day, and the next is held and told of', async () => {
  await winOf(BET_MINOR + 30_000n)
  await summedUp()
  await winOf(BET_MINOR + 20_000n)
  expect(await table.balance()).toBe(START_MINOR + MOST_MINOR)
  const reply = await winOf(BET_MINOR + 1n)
  const leftMinor = START_MINOR + MOST_MINOR - BET_MINOR
  expect([reply.status, reply.body['balance']]).toEqual([200, String(leftMinor)])
  expect(await table.balance()).toBe(leftMinor)
  expect((await world.call(balance, { token: alice.token })).body).toMatchObject({
    checking: '10.01',
  })
  expect(await heldOf(alice)).toMatchObject([
    { reason: 'above_daily', win: '10.01', most: '500.00', paid_out: '490.00' },
  ])
  const { body } = await world.call(listInbox, { token: alice.token, query: {} })
  expect(body.data.data[0]?.message).toContain('You have done nothing wrong.')
})

test('[LAW-24][LAW-25] two people release it, and that takes no room of others', async () => {
  await winOf(BET_MINOR + MOST_MINOR)
  await winOf(BET_MINOR + 1n)
  const before = await table.balance()
  const asked = await release(alice)
  expect(asked.evidence).toMatchObject({
    reasons: ['above_daily'],
    found: { day_most: '500.00', day_paid_out: '490.00' },
  })
  expect(await table.balance()).toBe(before + BET_MINOR + 1n)
  // The stake of the held win has made this much room, and its release has not taken it.
  await winOf(2n * BET_MINOR)
  expect(await table.balance()).toBe(START_MINOR + MOST_MINOR + BET_MINOR + 1n)
  expect(await heldOf(alice)).toEqual([])
})

test('[LAW-25] a win that its game cannot have paid takes no room, and what goes back gives none away', async () => {
  await winOf(999_999_999_999n)
  const ids = table.newIds()
  await table.bet('40000', ids)
  await table.rollback(ids)
  expect(await heldOf(alice)).toMatchObject([{ reason: 'above_largest', most: null }])
  await winOf(2n * BET_MINOR + MOST_MINOR)
  expect(await heldOf(alice)).toHaveLength(1)
  await winOf(BET_MINOR + 1n)
  expect(await heldOf(alice)).toHaveLength(2)
})

test('[LAW-25] wins of several players at once do not pass each other', async () => {
  const bob = await world.signUp('bob')
  const his = await openTable(world, bob, { balanceMinor: START_MINOR })
  const rounds = [table, his, table, his].map((at) => ({ at, ids: at.newIds() }))
  for (const { at, ids } of rounds) await at.bet(String(BET_MINOR), ids)
  const room = MOST_MINOR + 4n * BET_MINOR
  const paid = [(room * 4n) / 10n, (room * 3n) / 10n]
  await Promise.all(rounds.map(({ at, ids }, index) => at.win(String(paid[index % 2]), ids)))
  const outMinor = (await table.balance()) + (await his.balance()) - 2n * START_MINOR
  expect(outMinor <= MOST_MINOR).toBe(true)
  expect((await heldOf(alice)).length + (await heldOf(bob)).length).toBeGreaterThan(0)
})

test('[LAW-25] where the desk has set no most, the house has one', async () => {
  const { db, config } = world.api.ctx
  await sql`DELETE FROM provider_most`.execute(db)
  await sql`
    INSERT INTO provider_day_part (platform, currency, day_from, paid_out_minor)
    SELECT ${table.platform}, 'BDT', date_trunc('day', ${world.clock.now()}::timestamptz, 'Asia/Dhaka'),
      ${config.PROVIDER_DAY_MOST.BDT}
  `.execute(db)
  await winOf(BET_MINOR)
  expect(await heldOf(alice)).toEqual([])
  await winOf(BET_MINOR + 1n)
  expect(await heldOf(alice)).toMatchObject([{ most: '10000000.00' }])
})

test('[LAW-25] the next day of Dhaka is fresh, and another provider has one of its own', async () => {
  await winOf(BET_MINOR + MOST_MINOR)
  await summedUp()
  const other = await openTable(world, alice, { slug: 'bagh' })
  await winOf(BET_MINOR + 1n, other)
  expect(await heldOf(alice)).toEqual([])
  world.clock.advance(DAY_MS)
  const carol = await world.signUp('carol')
  await winOf(BET_MINOR + MOST_MINOR, await openTable(world, carol, { balanceMinor: START_MINOR }))
  first = await world.staff('cashier1')
  expect(await heldOf(carol)).toEqual([])
})
