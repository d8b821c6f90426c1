import { staffHeldWins } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTable, type Table } from '../testing/open-table.ts'

const START_MINOR = 100_000n
const BET_MINOR = 1_000n
/** What the provider may pay out in these tests: 500 taka. */
const MOST_MINOR = 50_000n
const DAY_MS = 24 * 3_600_000

let world: World
let alice: Person
let table: Table

beforeAll(async () => {
  world = await openWorld({ studio: true, idleJobs: ['sum-provider-days'] })
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

/** A round of a fresh bet and its win. */
async function winOf(amountMinor: bigint, at: Table) {
  const ids = at.newIds()
  await at.bet(String(BET_MINOR), ids)
  await at.win(String(amountMinor), ids)
}

async function heldOf({ playerId }: Person) {
  const { token } = await world.staff('cashier1')
  const { body } = await world.call(staffHeldWins, { token, query: { page_size: '100' } })
  return body.data.filter(({ player_id: id }) => id === playerId)
}

test.each([
  ['while its round is open', false],
  ['after the end of its round', true],
])('[LAW-25] a stake that goes back %s has made no room for a win', async (_, isEnded) => {
  for (const stakeMinor of [90_000n, 180_000n]) {
    const ids = table.newIds()
    await table.bet(String(stakeMinor), ids)
    if (isEnded) await table.end(ids)
    await winOf(stakeMinor + BET_MINOR + MOST_MINOR, table)
    expect((await table.rollback(ids)).status).toBe(200)
  }
  const outMinor = (await table.balance()) - START_MINOR
  expect(outMinor <= MOST_MINOR, `${outMinor} went out, and ${MOST_MINOR} may`).toBe(true)
})

test('[LAW-25] a stake of yesterday that goes back holds no win of others', async () => {
  const ids = table.newIds()
  await table.bet('60000', ids)
  world.clock.advance(DAY_MS)
  const bob = await world.signUp('bob')
  const his = await openTable(world, bob, { balanceMinor: START_MINOR })
  await table.rollback(ids)
  expect(await table.balance()).toBe(START_MINOR)
  await winOf(2n * BET_MINOR, his)
  expect(await heldOf(bob)).toEqual([])
})
