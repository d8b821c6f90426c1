import { bettingRecord, gameRun, getSitting, getUnfinishedRounds } from '@maidan/contract'
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

const mines = 'BAGH-MINES'

const tryGame = ({ token, remoteId }: Person, gameCode: string) =>
  world.call(gameRun, {
    token,
    body: {
      userId: remoteId,
      externalURL: 'http://site.test',
      isMobileLogin: true,
      gameCode,
      gameType: 'arcade',
      platform: 'BAGH',
      mode: 'demo',
    },
  })

async function askStudio(path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(world.partners.games + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

test('[SIL-127] a player tries a game in play money, and nothing of it is known to the house', async () => {
  const alice = await world.signUp('alice')
  const { db } = world.api.ctx
  const known = async () => {
    const { rows } = await sql<{ sessions: bigint; rounds: bigint; calls: bigint; moves: bigint }>`
      SELECT (SELECT count(*) FROM game_session) AS sessions, (SELECT count(*) FROM game_round) AS rounds,
        (SELECT count(*) FROM game_call) AS calls, (SELECT count(*) FROM entry) AS moves
    `.execute(db)
    return rows[0]
  }
  const before = await known()
  const { body } = await tryGame(alice, mines)
  const launch = body.url.split('#launch=')[1] ?? ''
  const opened = await askStudio('/studio/session', { launch, game: mines })
  expect(opened).toMatchObject({ isDemo: true, username: alice.username, currency: 'BDT' })
  const session = opened['session']
  const spin = { session, betMinor: '5000', spinId: 'alice-tries-it', setup: { wasps: 3 } }
  const { roundId } = await askStudio('/studio/spin', spin)
  await askStudio('/studio/choose', { session, roundId, at: 0, choice: { take: true } })
  expect(await known()).toEqual(before)
  const { token } = alice
  expect((await world.call(bettingRecord, { token })).body).toEqual([])
  expect((await world.call(getSitting, { token })).body.rounds).toBe(0)
  expect((await world.call(getUnfinishedRounds, { token })).body.rounds).toEqual([])
})

test.each(['PADMA-GHURI', 'LUCKY-SPORTS'])('%s has no demo, and says so', async (code) => {
  const bob = await world.signUp('bob')
  expect((await tryGame(bob, code)).error.code).toBe('GAME_HAS_NO_DEMO')
})

test.each([
  ['games are blocked', 'games_blocked = true', 'SECTION_BLOCKED'],
  ['account is blocked', "status = 'blocked'", 'NOT_LOGGED_IN'],
])('[LAW-29] a player whose %s may not try a game either', async (_, change, code) => {
  const bob = await world.signUp('bob')
  await sql`UPDATE player SET ${sql.raw(change)} WHERE id = ${bob.playerId}`.execute(
    world.api.ctx.db,
  )
  expect((await tryGame(bob, mines)).error.code).toBe(code)
})

test('a guest tries nothing', async () => {
  const alice = await world.signUp('alice')
  expect((await tryGame({ ...alice, token: '' }, mines)).status).toBe(401)
})
