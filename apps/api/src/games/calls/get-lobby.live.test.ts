import { getCatalogue, getGames, getLobby } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPlays } from '../jobs/count-plays.ts'
import { syncCatalogue } from '../jobs/sync-catalogue.ts'

let world: World
let alice: Awaited<ReturnType<World['signUp']>>
let codes: string[]
beforeAll(async () => {
  world = await openWorld({ studio: true })
  alice = await world.signUp('alice')
  await syncCatalogue(world.api.ctx)
  codes = (await world.call(getGames, { query: {} })).body.games.map(({ code }) => code)
})
afterAll(() => world.close())

let rounds = 0

/** A round of alice's as the wallet leaves it. */
async function play(game: string | undefined, ago: string, state = 'closed') {
  rounds += 1
  await sql`
    INSERT INTO game_round (platform, round_id, player_id, game_code, currency, state, bet_minor,
      win_minor, bets, created_at)
    VALUES ('PADMA', ${`lobby-${rounds}`}, ${alice.playerId}, ${game}, 'BDT', ${state}, 100, 0, '[]',
      ${world.clock.now()}::timestamptz - ${ago}::interval)
  `.execute(world.api.ctx.db)
}

test('popular is what was played most in the last seven days; lately played is the player’s own', async () => {
  const [first, second, third, fourth] = codes
  await play(first, '1 hour')
  for (const ago of ['2 days', '3 days']) await play(second, ago)
  for (const ago of ['8 days', '9 days', '10 days']) await play(third, ago)
  for (const ago of ['4 days', '5 days', '6 days']) await play(fourth, ago, 'cancelled')
  await countPlays(world.api.ctx)
  const shelves = async (token?: string) => {
    const { body } = await world.call(getLobby, { ...(token !== undefined && { token }) })
    return { popular: body.popular.map(codeOf), recent: body.recent.map(codeOf) }
  }
  const popular = [second, first]
  expect(await shelves()).toEqual({ popular, recent: [] })
  expect(await shelves(alice.token)).toEqual({ popular, recent: [first, second, fourth, third] })
})

test('new games are those of the last fourteen days, the latest first; what the house opened with is not', async () => {
  const [first, second, third] = codes
  const addedAgo = (code: string | undefined, ago: string) =>
    sql`
      UPDATE game SET added_at = ${world.clock.now()}::timestamptz - ${ago}::interval
      WHERE ${code === undefined} OR code = ${code ?? ''}
    `.execute(world.api.ctx.db)
  const newest = async () => (await world.call(getLobby, {})).body.newest
  await addedAgo(undefined, '30 days')
  expect(await newest()).toEqual([])
  await addedAgo(first, '13 days')
  await addedAgo(second, '2 days')
  await addedAgo(third, '15 days')
  expect((await newest()).map(codeOf)).toEqual([second, first])
  expect((await newest()).every((game) => game.is_new)).toBe(true)
})

test('the catalogue names the types that have games, and who has them', async () => {
  const { types } = (await world.call(getCatalogue, {})).body
  const systems = (type: string) => types.find((one) => one.type === type)?.systems
  expect(systems('slot')?.toSorted()).toEqual(['BAGH', 'PADMA', 'SHAPLA'])
  expect(systems('sports')).toEqual(
    expect.arrayContaining(['LUCKY', 'HORSEBOOK', 'VIRTUAL', 'CMD']),
  )
  expect(systems('lottery')?.toSorted()).toEqual(['BAGH', 'SHAPLA'])
})

const codeOf = ({ code }: { code: string }) => code
