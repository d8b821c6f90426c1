import { getSitting } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from '../jobs/sync-catalogue.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ studio: true })
  await syncCatalogue(world.api.ctx)
})
afterAll(() => world.close())

type Played = { ago: string; bet: number; win?: number; state?: string; game?: string }

let rounds = 0

/** A round as the wallet leaves it, amounts in paisa. */
async function play(who: Person, { ago, bet, win = 0, state = 'closed', game }: Played) {
  rounds += 1
  const [code, platform] = [game ?? 'PADMA-RIVERGOLD', game === undefined ? 'PADMA' : 'LUCKY']
  await sql`
    INSERT INTO game_round (platform, round_id, player_id, game_code, currency, state, bet_minor,
      win_minor, bets, created_at)
    VALUES (${platform}, ${`sitting-${rounds}`}, ${who.playerId}, ${code}, 'BDT', ${state}, ${bet},
      ${win}, '[]', ${world.clock.now()}::timestamptz - ${ago}::interval)
  `.execute(world.api.ctx.db)
}

const sittingOf = async ({ token }: Person) => (await world.call(getSitting, { token })).body

test('a sitting is what was played without a break of half an hour', async () => {
  const alice = await world.signUp('alice')
  await play(alice, { ago: '3 hours', bet: 50_000 })
  await play(alice, { ago: '50 minutes', bet: 1_000, win: 2_500 })
  await play(alice, { ago: '25 minutes', bet: 2_000 })
  await play(alice, { ago: '5 minutes', bet: 2_000, state: 'open' })
  const { began_at: beganAt, ...sitting } = await sittingOf(alice)
  const agoMs = world.clock.now().getTime() - Date.parse(beganAt ?? '')
  expect(Math.round(agoMs / 60_000)).toBe(50)
  expect(sitting).toEqual({ rounds: 3, bet: '50.00', win: '25.00', net: '-25.00', currency: 'BDT' })
})

test.each<[string, Played[]]>([
  ['has not played', []],
  ['has stopped for half an hour', [{ ago: '31 minutes', bet: 1_000 }]],
  ['got every stake back', [{ ago: '1 minute', bet: 1_000, state: 'refunded' }]],
  ['only bets on sports', [{ ago: '1 minute', bet: 1_000, game: 'LUCKY-SPORTS', state: 'open' }]],
])('a player who %s is at no sitting', async (_, played) => {
  const bob = await world.signUp('bob')
  for (const one of played) await play(bob, one)
  const none = { began_at: null, rounds: 0, bet: '0.00', win: '0.00', net: '0.00', currency: 'BDT' }
  expect(await sittingOf(bob)).toEqual(none)
})

test("a sitting is nobody else's, and a guest has none", async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  await play(alice, { ago: '1 minute', bet: 1_000 })
  expect((await sittingOf(bob)).rounds).toBe(0)
  expect((await world.call(getSitting)).status).toBe(401)
})
