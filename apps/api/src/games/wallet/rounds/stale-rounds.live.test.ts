import { bettingRecord } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeStaleRounds } from '../../jobs/close-stale-rounds.ts'
import { openTable, type Ids } from '../testing/open-table.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ studio: true })
})
afterAll(() => world.close())

test('[LAW-21] a round without an outcome for six hours is refunded once, and the player is told', async () => {
  const { ctx } = world.api
  const alice = await world.signUp('alice')
  const table = await openTable(world, alice, { balanceMinor: 50_00n })
  const [interrupted, decided, endless] = [table.newIds(), table.newIds(), table.newIds()]
  await table.bet('1000', interrupted)
  await table.bet('500', decided)
  await table.win('200', decided)
  expect(await table.balance()).toBe(37_00n)

  world.clock.advance(5 * 3600_000)
  await table.bet('300', endless)
  await closeStaleRounds(ctx)
  expect(await table.balance()).toBe(34_00n)

  world.clock.advance(3600_000 + 1000)
  await Promise.all([closeStaleRounds(ctx), closeStaleRounds(ctx)])
  expect(await table.balance()).toBe(44_00n)
  const { body: records } = await world.call(bettingRecord, { token: alice.token })
  const state = ({ round }: Ids) => records.find(({ id }) => id.endsWith(round))?.state
  expect([state(interrupted), state(decided), state(endless)]).toEqual([
    'refunded',
    'closed',
    'open',
  ])
  const { rows: letters } = await sql<{ params: { amount: string } }>`
    SELECT params FROM inbox_message
    WHERE player_id = ${alice.playerId} AND code = 'roundRefunded'
  `.execute(ctx.db)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.params.amount).toBe('৳ 10.00')

  const late = await table.win('900', interrupted)
  expect([late.status, late.body['code']]).toEqual([409, 'BET_ROLLED_BACK'])
  const { rows: breaches } = await sql`SELECT * FROM ledger_breach`.execute(ctx.db)
  expect(breaches).toEqual([])
})

test.each([
  ['waits a day for its player', 'round_waits_minutes = 1440', 25],
  ['takes bets on matches', "type = 'sports'", 7 * 24],
])('[LAW-21] a round of a game that %s is not given back before', async (_, change, hours) => {
  const { ctx } = world.api
  const bob = await world.signUp('bob')
  const table = await openTable(world, bob, { slug: 'bagh', balanceMinor: 50_00n })
  await sql`UPDATE game SET ${sql.raw(change)} WHERE code = ${table.game}`.execute(ctx.db)
  await table.bet('1000', table.newIds())
  world.clock.advance(hours * 3600_000 - 1000)
  await closeStaleRounds(ctx)
  expect(await table.balance()).toBe(40_00n)
  world.clock.advance(2000)
  await closeStaleRounds(ctx)
  expect(await table.balance()).toBe(50_00n)
})
