import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch } from '../../exchange/testing/open-market.ts'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'
import { openTable } from '../../games/wallet/testing/open-table.ts'
import { limitsOf } from '../testing/limits-of.ts'

const ofBet = { kind: 'stake', period: 'bet' } as const

let world: World
let limits: ReturnType<typeof limitsOf>
let betting: ReturnType<typeof openBetting>

beforeAll(async () => {
  world = await openWorld({
    studio: true,
    env: { FEED_STALE_MS: '60000' },
    idleJobs: ['relay-outbox'],
  })
  limits = limitsOf(world)
  betting = openBetting(world)
})
afterAll(() => world.close())

async function limited(name: string, amount: string): Promise<Person> {
  const person = await world.signUp(name)
  await fundPlayer(world.api.ctx, person.playerId, 1_000_000n)
  await limits.limited(person, ofBet, amount)
  return person
}

async function toldOf({ playerId }: Person) {
  const { rows } = await sql<{ code: string; max: string }>`
    SELECT payload -> 'event' ->> 'code' AS code, payload -> 'event' -> 'params' ->> 'max' AS max
    FROM outbox
    WHERE payload ->> 'player_id' = ${String(playerId)} AND payload -> 'event' ->> 'type' = 'play_refused'
  `.execute(world.api.ctx.db)
  return rows
}

test('[LAW-29] on the exchange a back counts its stake and a lay what it could pay', async () => {
  const alice = await limited('alice', '200')
  const { code } = await openMatch(world)
  const codeOf = async (side: 'back' | 'lay', odds: string, taka: number) => {
    const { status, error } = await betting.place(alice, onTigers(code, side, odds, taka))
    return status === 200 ? 'taken' : error.code
  }
  expect(await codeOf('back', '3', 201)).toBe('STAKE_LIMIT')
  expect(await codeOf('lay', '3', 101)).toBe('STAKE_LIMIT')
  expect(await codeOf('lay', '2.9', 100)).toBe('taken')
  expect(await codeOf('back', '30', 200)).toBe('taken')
  const both = await betting.place(
    alice,
    onTigers(code, 'back', '30', 10),
    onTigers(code, 'back', '30', 201),
  )
  expect([both.error.code, both.error.message]).toEqual([
    'STAKE_LIMIT',
    expect.stringContaining('৳ 200.00'),
  ])
  expect((await betting.openOf(alice, code)).length).toBe(2)
})

test('[LAW-29] in games a bet above it takes nothing, and the house says why', async () => {
  const bob = await limited('bob', '50')
  const table = await openTable(world, bob)
  const refused = await table.bet('5001', table.newIds())
  expect([refused.status, refused.body['code'], refused.body['bet_max']]).toEqual([
    403,
    'STAKE_LIMIT',
    '5000',
  ])
  expect(await toldOf(bob)).toEqual([{ code: 'STAKE_LIMIT', max: '৳ 50.00' }])
  const ids = table.newIds()
  expect((await table.bet('5000', ids)).status).toBe(200)
  expect((await table.win('900000', ids)).status).toBe(200)
})
