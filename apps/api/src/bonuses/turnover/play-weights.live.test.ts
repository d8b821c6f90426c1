import type { PlayKind } from '@maidan/cashier'
import { getPromotion, showTurnovers } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { countStakes } from './count-stakes.ts'

let world: World
let desk: Desk
let reloadId: number

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  const { body } = await world.call(getPromotion)
  reloadId = body.find(({ name }) => name === 'Slots reload')?.id ?? 0
})
afterAll(() => world.close())

let dealt = 0

function stake({ playerId }: Person, kind: PlayKind, stakeMinor: bigint) {
  dealt += 1
  const of = { playerId: BigInt(playerId), stakeKey: `w${dealt}`, gameName: `a ${kind} game` }
  const one = {
    ...of,
    kind,
    oddsCenti: null,
    stakeMinor,
    at: new Date(world.clock.now().getTime() + dealt),
  }
  return inTransaction(world.api.ctx.db, (tx) => countStakes(tx, [one]))
}

async function turnover({ token, remoteId: remote_id }: Person) {
  const { body } = await world.call(showTurnovers, { token, query: { remote_id } })
  return body.turnover[0]
}

test('[REC-27] each bet counts by its weight, and the record says of what it is how much', async () => {
  const alice = await world.signUp('alice')
  await desk.deposit(alice, { amount: '1000', promotionId: reloadId })
  await stake(alice, 'slot', 300_00n)
  await stake(alice, 'exchange', 500_05n)
  const shown = await turnover(alice)
  expect(shown?.remaining_turnover).toBe('2950.00')
  expect(shown?.bets_counted).toBe(2)
  expect(
    shown?.last_bets.map(({ staked, percent, counted }) => [staked, percent, counted]),
  ).toEqual([
    ['500.05', '10', '50.00'],
    ['300.00', '100', '300.00'],
  ])
  expect(shown?.weights.find(({ play }) => play === 'exchange')).toEqual({
    play: 'exchange',
    percent: '10',
  })
  expect(shown?.weights.map(({ play }) => play)).not.toContain('slot')
})

test('[REC-27] a bet that counts nothing stands in the record as well, and is no bet that counted', async () => {
  const { db } = world.api.ctx
  const bob = await world.signUp('bob')
  await desk.deposit(bob, { amount: '1000', promotionId: reloadId })
  await sql`
    UPDATE turnover SET weights = '{"table": 0}' WHERE player_id = ${bob.playerId}
  `.execute(db)
  await stake(bob, 'table', 400_00n)
  const shown = await turnover(bob)
  expect([shown?.remaining_turnover, shown?.bets_counted]).toEqual(['3300.00', 0])
  expect(shown?.last_bets).toMatchObject([{ staked: '400.00', percent: '0', counted: '0.00' }])
})

test('[CASH-13] weights that are changed later do not touch a bonus that has begun', async () => {
  const { db } = world.api.ctx
  const carol = await world.signUp('carol')
  await desk.deposit(carol, { amount: '1000', promotionId: reloadId })
  await sql`UPDATE promotion SET weights = '{"slot": 0}' WHERE id = ${reloadId}`.execute(db)
  await stake(carol, 'slot', 100_00n)
  expect((await turnover(carol))?.remaining_turnover).toBe('3200.00')
})
