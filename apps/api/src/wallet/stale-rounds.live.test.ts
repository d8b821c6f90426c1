import { bettingRecord } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeStaleRounds } from '../jobs/close-stale-rounds.ts'
import { openTable, type Table } from './testing/open-table.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ studio: true })
})
afterAll(() => world.close())

const bet = ({ wallet, session, game }: Table, round: string, id: string, amount: string) =>
  wallet('bet', { session, transaction_id: id, round_id: round, game, amount, currency: 'BDT' })

test('[LAW-21] a round without an outcome for six hours is refunded once, and the player is told', async () => {
  const { ctx } = world.api
  const alice = await world.signUp('alice')
  const table = await openTable(world, alice, { balanceMinor: 50_00n })
  const [interrupted, decided, endless] = [table.id(), table.id(), table.id()]
  const [first, second, third] = [table.id(), table.id(), table.id()]
  await bet(table, interrupted, first, '1000')
  await bet(table, decided, second, '500')
  const win = { session: table.session, round_id: decided, bet_transaction_id: second }
  await table.wallet('win', { ...win, transaction_id: table.id(), amount: '200', currency: 'BDT' })
  expect(await table.balance()).toBe(37_00n)

  world.clock.advance(5 * 3600_000)
  await bet(table, endless, third, '300')
  await closeStaleRounds(ctx)
  expect(await table.balance()).toBe(34_00n)

  world.clock.advance(3600_000 + 1000)
  await Promise.all([closeStaleRounds(ctx), closeStaleRounds(ctx)])
  expect(await table.balance()).toBe(44_00n)
  const { body: records } = await world.call(bettingRecord, { token: alice.token })
  const state = (round: string) => records.find(({ id }) => id.endsWith(round))?.state
  expect([state(interrupted), state(decided), state(endless)]).toEqual([
    'refunded',
    'closed',
    'open',
  ])
  const { rows: letters } = await sql<{ message: string }>`
    SELECT message FROM inbox_message WHERE player_id = ${alice.playerId} AND title LIKE '%stake%'
  `.execute(ctx.db)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.message).toContain('৳ 10.00')

  const late = await table.wallet('win', {
    session: table.session,
    round_id: interrupted,
    transaction_id: table.id(),
    bet_transaction_id: first,
    amount: '900',
    currency: 'BDT',
  })
  expect([late.status, late.body['code']]).toEqual([409, 'BET_ROLLED_BACK'])
  const { rows: breaches } = await sql`SELECT * FROM ledger_breach`.execute(ctx.db)
  expect(breaches).toEqual([])
})
