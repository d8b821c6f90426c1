import { getUnfinishedRounds } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from '../jobs/sync-catalogue.ts'
import { fundPlayer } from '../wallet/testing/fund-player.ts'
import { launchGame } from '../wallet/testing/launch-game.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ studio: true })
  await syncCatalogue(world.api.ctx)
})
afterAll(() => world.close())

type Left = { code: string; platform: string; ago?: string; state?: string }

let rounds = 0

/** A round as the wallet leaves it, with a stake of 50.00. */
async function leave(who: Person, { code, platform, ago = '5 minutes', state = 'open' }: Left) {
  rounds += 1
  const at = sql`${world.clock.now()}::timestamptz - ${ago}::interval`
  await sql`
    INSERT INTO game_round (platform, round_id, player_id, game_code, currency, state, bet_minor,
      win_minor, bets, created_at, updated_at)
    VALUES (${platform}, ${`left-${rounds}`}, ${who.playerId}, ${code}, 'BDT', ${state}, 5000, 0, '[]',
      ${at}, ${at})
  `.execute(world.api.ctx.db)
}

const unfinished = async ({ token }: Person) =>
  (await world.call(getUnfinishedRounds, { token })).body.rounds

const mines = { code: 'BAGH-MINES', platform: 'BAGH' }
const kite = { code: 'PADMA-GHURI', platform: 'PADMA' }
const slot = { code: 'PADMA-RIVERGOLD', platform: 'PADMA' }

test('[LAW-21] a player hears of each round in which their money still is, and what becomes of it', async () => {
  const alice = await world.signUp('alice')
  await leave(alice, { ...slot, ago: '9 minutes' })
  await leave(alice, { ...kite, ago: '20 seconds' })
  await leave(alice, { ...mines, ago: '40 minutes' })
  const told = (await unfinished(alice)).map(({ code, end, waits_minutes: waits }) => ({
    code,
    end,
    waits,
  }))
  expect(told).toEqual([
    { code: kite.code, end: 'room', waits: null },
    { code: slot.code, end: 'settled', waits: null },
    { code: mines.code, end: 'played', waits: 120 },
  ])
  const [, , last] = await unfinished(alice)
  expect(last).toMatchObject({ name: 'Mango Grove', stake: '50.00', currency: 'BDT' })
  expect(world.clock.now().getTime() - Date.parse(last?.since ?? '')).toBeGreaterThan(39 * 60_000)
})

test.each<[string, Left[]]>([
  ['has not played', []],
  [
    'whose rounds have ended',
    [
      { ...mines, state: 'closed' },
      { ...kite, state: 'refunded' },
    ],
  ],
  ['whose reels still turn', [{ ...slot, ago: '20 seconds' }]],
  ['who waits for a match', [{ code: 'LUCKY-SPORTS', platform: 'LUCKY' }]],
])('nothing is left of a player who %s', async (_, left) => {
  const bob = await world.signUp('bob')
  for (const one of left) await leave(bob, one)
  expect(await unfinished(bob)).toEqual([])
})

test('a round is nobody else’s, and one of a game that is withdrawn is told but not opened', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  await leave(alice, mines)
  expect(await unfinished(bob)).toEqual([])
  expect((await world.call(getUnfinishedRounds)).status).toBe(401)
  const { db } = world.api.ctx
  expect((await unfinished(alice))[0]?.can_open).toBe(true)
  await sql`UPDATE game SET status = 'inactive' WHERE code = ${mines.code}`.execute(db)
  expect((await unfinished(alice))[0]?.can_open).toBe(false)
  await sql`UPDATE game SET status = 'active' WHERE code = ${mines.code}`.execute(db)
})

test('a game that is opened again goes on with the round that was left, until it ends', async () => {
  const alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 100_00n)
  const { session } = await openAt(alice)
  const body = { session, betMinor: '5000', spinId: 'left-in-the-grove', setup: { wasps: 3 } }
  const begun = await askStudio('/studio/spin', body)
  const [left] = await unfinished(alice)
  expect(left).toMatchObject({ ...mines, stake: '50.00', round_id: begun['roundId'] })
  const again = await openAt(alice)
  expect(again['unfinished']).toMatchObject({ roundId: left?.round_id, isOpen: true })
  const taken = { session: again.session, roundId: left?.round_id, at: 0, choice: { take: true } }
  await askStudio('/studio/choose', taken)
  await expect.poll(() => unfinished(alice), { timeout: 10_000 }).toEqual([])
})

type StudioAnswer = Record<string, unknown> & { session: string }

async function openAt(who: Person): Promise<StudioAnswer> {
  const { token: launch } = await launchGame(world, who, mines.code)
  return askStudio('/studio/session', { launch, game: mines.code })
}

async function askStudio(path: string, body: object): Promise<StudioAnswer> {
  const response = await fetch(world.partners.games + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as StudioAnswer
}
