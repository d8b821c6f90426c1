import { dhakaDay } from '@maidan/cashier'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInAgain } from '../../bonuses/testing/log-in-again.ts'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch } from '../../exchange/testing/open-market.ts'
import { openTable } from '../../games/wallet/testing/open-table.ts'
import { limitsOf } from '../testing/limits-of.ts'

const MINUTE_MS = 60_000
const ofDay = { kind: 'time', period: 'day' } as const

let world: World
let limits: ReturnType<typeof limitsOf>

beforeAll(async () => {
  world = await openWorld({
    studio: true,
    env: { FEED_STALE_MS: '60000' },
    idleJobs: ['relay-outbox', 'close-stale-rounds'],
  })
  limits = limitsOf(world)
  // Noon in Dhaka, so that no midnight comes between.
  const nowMs = world.clock.now().getTime()
  world.clock.advance(dhakaDay(nowMs).untilMs + 12 * 60 * MINUTE_MS - nowMs)
})
afterAll(() => world.close())

test('[LAW-29] play time refuses new bets, and nothing that is owed or runs', async () => {
  const alice = await world.signUp('alice')
  await limits.limited(alice, ofDay, '45')
  const table = await openTable(world, alice, { balanceMinor: 1_000_000n })
  const first = table.newIds()
  expect((await table.bet('100', first)).status).toBe(200)
  world.clock.advance(20 * MINUTE_MS)
  expect((await table.bet('100', table.newIds())).status).toBe(200)
  // A pause that ends the sitting is no play.
  world.clock.advance(40 * MINUTE_MS)
  expect(await limits.shown(alice, ofDay)).toMatchObject({ amount: '45', used: '20', left: '25' })
  const hand = table.newIds()
  expect((await table.bet('100', hand)).status).toBe(200)
  world.clock.advance(25 * MINUTE_MS)
  const late = await table.bet('100', table.newIds())
  expect([late.status, late.body['code']]).toEqual([403, 'PLAYER_BLOCKED'])
  expect((await table.bet('100', { ...hand, bet: table.id() })).status).toBe(200)
  expect((await table.win('500', first)).status).toBe(200)
  const { rows } = await sql<{ code: string; minutes: number }>`
    SELECT payload -> 'event' ->> 'code' AS code,
      (payload -> 'event' -> 'params' ->> 'minutes')::int AS minutes
    FROM outbox WHERE payload ->> 'player_id' = ${String(alice.playerId)}
      AND payload -> 'event' ->> 'type' = 'play_refused'
  `.execute(world.api.ctx.db)
  expect(rows).toEqual([{ code: 'TIME_LIMIT', minutes: 45 }])
  const later = await logInAgain(world, alice)
  const { code } = await openMatch(world)
  const placed = await openBetting(world).place(later, onTigers(code, 'back', '3', 100))
  expect(placed.error.code).toBe('TIME_LIMIT')
  world.clock.advance(12 * 60 * MINUTE_MS)
  expect(await limits.shown(await logInAgain(world, alice), ofDay)).toMatchObject({ used: '0' })
})

test.each(['0', '1441', '12.5', '-3'])('[LAW-29] %s minutes are no limit', async (minutes) => {
  const bob = await world.signUp('bob')
  expect((await limits.set(bob, ofDay, minutes)).error.code).toBe('AMOUNT_INVALID')
})
