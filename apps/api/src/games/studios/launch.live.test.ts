import { changePassword, endOtherSessions, login, logout } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetLaunches } from '../jobs/forget-launches.ts'
import { fundPlayer } from '../wallet/testing/fund-player.ts'
import { firstGame, launchGame } from '../wallet/testing/launch-game.ts'
import { openTable } from '../wallet/testing/open-table.ts'
import { walletClient } from '../wallet/testing/wallet-client.ts'

let world: World
let alice: Awaited<ReturnType<World['signUp']>>
let padma: string

beforeAll(async () => {
  world = await openWorld({ studio: true })
  alice = await world.signUp('alice')
  padma = await firstGame(world.api.ctx, 'PADMA')
})
afterAll(() => world.close())

const client = (slug: 'padma' | 'bagh') =>
  walletClient({ url: world.url, slug, key: world.keys[slug], now: world.clock.now })

const block = (flags: { games: boolean }, playerId: number) =>
  sql`UPDATE player SET games_blocked = ${flags.games} WHERE id = ${playerId}`.execute(
    world.api.ctx.db,
  )

test('[API-20] a launch answers the page of the game with its token in the fragment', async () => {
  const { GAMES_URL } = world.api.ctx.config
  const launched = await launchGame(world, alice, padma)
  expect(launched.status).toBe(200)
  expect(launched.url).toMatch(
    new RegExp(`^${GAMES_URL}/play/${padma}\\?lang=en#launch=[A-Za-z0-9_-]{43}$`),
  )
  const bangla = await launchGame(world, alice, padma, { 'x-maidan-language': 'bn' })
  expect(bangla.url).toContain('?lang=bn#')
  expect((await launchGame(world, alice, padma)).url).toContain('?lang=bn#')
})

test('[API-20] a game that nobody offers cannot be launched', async () => {
  const unknown = await launchGame(world, alice, 'PADMA-NOTHING')
  expect([unknown.status, unknown.code]).toEqual([404, 'GAME_NOT_FOUND'])
  const stranger = await launchGame(world, { ...alice, remoteId: 'somebody-else' }, padma)
  expect([stranger.status, stranger.code]).toEqual([403, 'NOT_YOUR_ACCOUNT'])
  const guest = await launchGame(world, { ...alice, token: 'x'.repeat(43) }, padma)
  expect([guest.status, guest.code]).toEqual([401, 'NOT_LOGGED_IN'])
})

test('[API-20] a game that was withdrawn is refused by its name', async () => {
  const { db } = world.api.ctx
  const { rows } = await sql<{ game: string }>`
    UPDATE game SET status = 'inactive' WHERE code = ${padma}
    RETURNING (SELECT name FROM game_text WHERE game_code = code AND language = 'bn') AS game
  `.execute(db)
  const refused = await launchGame(world, alice, padma, { 'x-maidan-language': 'bn' })
  expect([refused.status, refused.code]).toEqual([409, 'GAME_WITHDRAWN'])
  expect(refused.message).toBe(
    `${rows[0]?.game} is not offered at the moment. Please choose another game.`,
  )
  await sql`UPDATE game SET status = 'active' WHERE code = ${padma}`.execute(db)
})

test('[LAW-19] a launch token opens one session and tells nothing of the player’s ids', async () => {
  await fundPlayer(world.api.ctx, alice.playerId, 12_34n)
  const { token } = await launchGame(world, alice, padma)
  const opened = await client('padma')('authenticate', { token, game: padma })
  expect(opened.status).toBe(200)
  expect(opened.body).toMatchObject({ username: alice.username, currency: 'BDT', language: 'bn' })
  expect(opened.body['balance']).toBe('1234')
  expect(opened.text).not.toContain(alice.remoteId)
  const again = await client('padma')('authenticate', { token, game: padma })
  expect([again.status, again.body['code']]).toEqual([401, 'SESSION_EXPIRED'])

  const next = await launchGame(world, alice, padma)
  const second = await client('padma')('authenticate', { token: next.token, game: padma })
  expect(second.body['player']).toBe(opened.body['player'])
  expect(second.body['session']).not.toBe(opened.body['session'])
})

test('[LAW-19] the same player is another one to another provider', async () => {
  const hers = await openTable(world, alice, { slug: 'bagh' })
  const { token } = await launchGame(world, alice, hers.game)
  const bagh = await client('bagh')('authenticate', { token, game: hers.game })
  const launched = await launchGame(world, alice, padma)
  const other = await client('padma')('authenticate', { token: launched.token, game: padma })
  expect(bagh.body['player']).not.toBe(other.body['player'])
})

test('[LAW-19] two tries with a token at once open one session', async () => {
  const { token } = await launchGame(world, alice, padma)
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => client('padma')('authenticate', { token, game: padma })),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(7)
})

test('[LAW-19] a token is of no use to another provider or game, or after sixty seconds', async () => {
  const { token } = await launchGame(world, alice, padma)
  const wrongHouse = await client('bagh')('authenticate', { token, game: padma })
  expect(wrongHouse.body['code']).toBe('SESSION_EXPIRED')
  const wrongGame = await client('padma')('authenticate', { token, game: 'PADMA-OTHER' })
  expect(wrongGame.body['code']).toBe('GAME_NOT_FOUND')
  world.clock.advance(59_000)
  expect((await client('padma')('authenticate', { token, game: padma })).status).toBe(200)
  const late = await launchGame(world, alice, padma)
  world.clock.advance(61_000)
  const expired = await client('padma')('authenticate', { token: late.token, game: padma })
  expect([expired.status, expired.body['code']]).toEqual([401, 'SESSION_EXPIRED'])
})

test('[SIL-065] a blocked games section refuses launches and bets, and still pays wins', async () => {
  const bob = await world.signUp('bob')
  const table = await openTable(world, bob, { balanceMinor: 10_00n })
  const ids = table.newIds()
  expect((await table.bet('100', ids)).status).toBe(200)
  const waiting = await launchGame(world, bob, padma)

  await block({ games: true }, bob.playerId)
  const refused = await launchGame(world, bob, padma)
  expect([refused.status, refused.code]).toEqual([403, 'SECTION_BLOCKED'])
  const entered = await table.wallet('authenticate', { token: waiting.token, game: padma })
  expect([entered.status, entered.body['code']]).toEqual([403, 'PLAYER_BLOCKED'])
  const bet = await table.bet('100', table.newIds())
  expect([bet.status, bet.body['code']]).toEqual([403, 'PLAYER_BLOCKED'])
  expect((await table.win('300', ids)).status).toBe(200)
  expect(await table.balance()).toBe(12_00n)

  await block({ games: false }, bob.playerId)
  expect((await launchGame(world, bob, padma)).status).toBe(200)
})

const new_password = 'Kestrel47moss'

test.each<[string, (who: Person) => Promise<unknown>]>([
  ['logs out', ({ token }) => world.call(logout, { token })],
  [
    'changes the password',
    ({ token, password: old_password }) =>
      world.call(changePassword, {
        token,
        body: { old_password, new_password, new_password_confirmation: new_password },
      }),
  ],
  [
    'ends all other log-ins',
    async ({ username, password }) => {
      const { token } = (await world.call(login, { body: { username, password } })).body
      return world.call(endOtherSessions, { token })
    },
  ],
])('[LAW-8] a game ends with its log-in when its player %s, and still pays', async (_, end) => {
  const dave = await world.signUp('dave')
  const table = await openTable(world, dave, { balanceMinor: 10_00n })
  const ids = table.newIds()
  await table.bet('100', ids)
  const waiting = await launchGame(world, dave, padma)
  await end(dave)
  const { session } = table
  const late = [
    await table.bet('100', table.newIds()),
    await table.wallet('balance', { session }),
    await table.wallet('authenticate', { token: waiting.token, game: padma }),
  ]
  expect(late.map(({ status, body }) => [status, body['code']])).toEqual(
    late.map(() => [401, 'SESSION_EXPIRED']),
  )
  expect((await table.win('300', ids)).status).toBe(200)
  expect(await table.balance()).toBe(12_00n)
})

test('[LAW-23] a launch that nobody took up is forgotten after a day, an opened one stays', async () => {
  const carol = await world.signUp('carol')
  const { token } = await launchGame(world, carol, padma)
  await client('padma')('authenticate', { token, game: padma })
  await launchGame(world, carol, padma)
  const opened = async () => {
    const { rows } = await sql<{ opened: boolean }>`
      SELECT launched_at IS NOT NULL AS opened FROM game_session
      WHERE player_id = ${carol.playerId} ORDER BY id
    `.execute(world.api.ctx.db)
    return rows.map((row) => row.opened)
  }
  await forgetLaunches(world.api.ctx)
  expect(await opened()).toEqual([true, false])
  world.clock.advance(25 * 3600_000)
  await forgetLaunches(world.api.ctx)
  expect(await opened()).toEqual([true])
})
