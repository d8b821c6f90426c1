import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  favouriteGame,
  favouriteGames,
  SPORTS_BOOK,
  STUDIO_PROVIDERS,
  getGames,
  getProvider,
  getSystem,
  getTypes,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Catalogue } from '../studios/catalogue-form.ts'
import { openGameStudio } from '../studios/open-game-studio.ts'
import type { GameProvider } from '../studios/list-game-providers.ts'
import { syncCatalogue } from './sync-catalogue.ts'

let world: World
let alice: Awaited<ReturnType<World['signUp']>>
let offered: Catalogue

beforeAll(async () => {
  world = await openWorld({ studio: true })
  alice = await world.signUp('alice')
  offered = await world.api.ctx.studio.catalogue()
  await syncCatalogue(world.api.ctx)
})
afterAll(() => world.close())

/** Brings the catalogue up to what another studio, at its own address, answers. */
async function syncWith(answer: RequestListener) {
  const server = await listen(answer)
  const { port } = server.address() as AddressInfo
  try {
    const studio = openGameStudio(
      { GAMES_URL: `http://127.0.0.1:${port}`, WIN_MULTIPLE_DEFAULT: 1000 },
      new Map(),
    )
    await syncCatalogue({ ...world.api.ctx, studio })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer)
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

/** The games that are open now: what a list said stands for a second. */
async function gamesNow(query: { type?: string; system?: string } = {}) {
  world.clock.advance(1_000)
  return (await world.call(getGames, { query })).body.games
}

const codes = async (query: { type?: string; system?: string } = {}) =>
  (await gamesNow(query)).map(({ code }) => code)

test('[API-13] systems are those that offer games of the type, compared without case', async () => {
  const systems = async (type: string) => (await world.call(getSystem, { query: { type } })).body
  expect((await systems('slot')).systems).toEqual(['PADMA', 'BAGH', 'SHAPLA'])
  expect((await systems('SLOT')).systems).toEqual(['PADMA', 'BAGH', 'SHAPLA'])
  expect((await systems('Sports')).systems).toEqual(platformsOf('sports'))
  expect(platformsOf('sports')).toEqual(expect.arrayContaining(['LUCKY', 'VIRTUAL', 'KABADDI']))
  expect((await systems('casino')).systems).toEqual(['BAGH', 'SHAPLA'])
  expect((await systems('lottery')).systems).toEqual(['BAGH', 'SHAPLA'])
  expect((await systems('bingo')).systems).toEqual([])
})

test('[API-14] providers of a JSON list of systems, in the house’s order', async () => {
  const { body } = await world.call(getProvider, {
    query: { system: JSON.stringify(['shapla', 'PADMA', 'NOBODY']) },
  })
  expect(body.data.map(({ platform, name, icon }) => [platform, name, icon])).toEqual([
    ['PADMA', 'Padma Play', '/storage/providers/PADMA.svg'],
    ['SHAPLA', 'Shapla Games', '/storage/providers/SHAPLA.svg'],
  ])
  const padma = offered.games.filter(({ platform }) => platform === 'PADMA')
  expect(body.data[0]?.games).toBe(padma.length)
  for (const system of ['PADMA', '{"a":1}', '[1]', '[']) {
    const { status, error } = await world.call(getProvider, { query: { system } })
    expect([status, error.code]).toEqual([422, 'VALIDATION_FAILED'])
    expect(Object.keys(error.errors ?? {})).toEqual(['system'])
  }
})

test('[API-15] without systems the providers of the records are for players only', async () => {
  const guest = await world.call(getProvider)
  expect([guest.status, guest.error.code]).toEqual([401, 'NOT_LOGGED_IN'])
  const { body } = await world.call(getProvider, { token: alice.token })
  expect(body.data.map(({ platform }) => platform)).toEqual(platformsOf())
})

test('[API-16] game types are for players', async () => {
  const { body } = await world.call(getTypes, { token: alice.token })
  expect(body.types).toEqual([...new Set(offered.games.map(({ type }) => type))])
  expect((await world.call(getTypes)).status).toBe(401)
})

test('[API-17] games of a type and a system, in the order of the catalogue', async () => {
  const of = (type: string) => offered.games.filter((game) => game.type === type)
  const slots = of('slot').map(({ code }) => code)
  expect(await codes()).toEqual(offered.games.map(({ code }) => code))
  expect(await codes({ type: 'Slot', system: '' })).toEqual(slots)
  expect(await codes({ type: 'sports' })).toEqual(of('sports').map(({ code }) => code))
  expect(await codes({ type: 'sports', system: 'CMD' })).toEqual(['CMD-PENALTIES'])
  expect(await codes({ type: 'sports', system: 'Fantasy' })).toEqual([
    'FANTASY-FIVE',
    'FANTASY-CUP',
  ])
  expect(await codes({ type: 'sports', system: 'isports' })).toEqual(['ISPORTS-TIEBREAK'])
  expect(await codes({ type: 'sports', system: 'sbo' })).toEqual(['SBO-ARCHERY'])
  expect(await codes({ type: 'sports', system: 'E1Sports' })).toEqual(['E1SPORTS-DUEL'])
  expect(await codes({ type: 'crash' })).toEqual(['PADMA-GHURI'])
  expect(await codes({ type: 'bingo' })).toEqual([])
  const bagh = offered.games.filter(({ platform }) => platform === 'BAGH')
  expect(await codes({ system: 'bagh' })).toEqual(bagh.map(({ code }) => code))
  const { body } = await world.call(getGames, { query: { system: 'BAGH' } })
  expect(body.games[0]).toMatchObject({
    name: bagh[0]?.title,
    platform: 'BAGH',
    type: 'slot',
    picture: `/storage/games/${bagh[0]?.code}.svg`,
    rtp: bagh[0]?.rtp,
    favourite: false,
    is_new: false,
  })
})

test('[ENT-26] a game tells what it is like, what it returns and what may be bet, as its studio does', async () => {
  const games = await gamesNow()
  const of = (code: string) => games.find((game) => game.code === code)
  const told = offered.games.find(({ code }) => code === 'BAGH-TIGERNIGHT')
  const levels = (told?.bet_levels['BDT'] ?? []).map(Number)
  expect(of('BAGH-TIGERNIGHT')).toMatchObject({
    hit: told?.hit_frequency,
    max_multiple: told?.max_multiple,
    features: told?.features,
  })
  const bdt = of('BAGH-TIGERNIGHT')?.bets.find(({ currency }) => currency === 'BDT')
  expect([Number(bdt?.min) * 100, Number(bdt?.max) * 100]).toEqual([levels[0], levels.at(-1)])
  expect(of('PADMA-GHURI')?.features).toEqual(['live-room'])
  expect(of('LUCKY-SPORTS')).toMatchObject({ hit: '', features: [], bets: [] })
})

test('a feature without a word of ours is left out, and so is a currency that we do not take', async () => {
  const [first] = offered.games
  const odd = { ...first, features: ['tumbles', 'free-spins'], bet_levels: { EUR: ['1'] } }
  const json = JSON.stringify({ ...offered, games: [odd, ...offered.games.slice(1)] })
  await syncWith((_request, response) => response.end(json))
  const games = await gamesNow()
  expect(games[0]).toMatchObject({ code: first?.code, features: ['free-spins'], bets: [] })
  await syncCatalogue(world.api.ctx)
})

test('the fee of contests is taken as it is told, and one above the bound keeps the old catalogue', async () => {
  const [first, ...others] = offered.games
  const syncFee = (fee_bps: number) => {
    const told = { ...first, contest: { fee_bps } }
    return syncWith((_request, response) =>
      response.end(JSON.stringify({ ...offered, games: [told, ...others] })),
    )
  }
  const fee = async () => {
    const { rows } = await sql<{ fee: number | null }>`
      SELECT contest_fee_bps AS fee FROM game WHERE code = ${first?.code}
    `.execute(world.api.ctx.db)
    return rows[0]?.fee
  }
  await syncFee(2_500)
  expect(await fee()).toBe(2_500)
  await expect(syncFee(2_501)).rejects.toThrow(/./)
  expect(await fee()).toBe(2_500)
  await syncCatalogue(world.api.ctx)
  expect(await fee()).toBeNull()
})

test('[LAW-29] that bets of a game can be ended early is taken as it is told: of the sports book, and of others that say so', async () => {
  const [first, ...others] = offered.games
  const closable = async () => {
    const { rows } = await sql<{ code: string }>`
      SELECT code FROM game WHERE closable
    `.execute(world.api.ctx.db)
    return new Set(rows.map(({ code }) => code))
  }
  await syncWith((_request, response) =>
    response.end(JSON.stringify({ ...offered, games: [{ ...first, closable: true }, ...others] })),
  )
  expect(await closable()).toEqual(new Set([first?.code, SPORTS_BOOK]))
  await syncCatalogue(world.api.ctx)
  expect(await closable()).toEqual(new Set([SPORTS_BOOK]))
})

test('[GAME-05] favourites are the player’s own, the latest first', async () => {
  const [first = '', second = ''] = offered.games.map(({ code }) => code)
  const mark = (code: string, favourite: boolean) =>
    world.call(favouriteGame, { token: alice.token, body: { code, favourite } })
  await mark(first, true)
  expect((await mark(second, true)).body.codes).toEqual([second, first])
  expect((await mark(second, true)).body.codes).toEqual([second, first])
  expect((await mark(first, false)).body.codes).toEqual([second])
  expect((await mark('NOTHING', true)).error.code).toBe('GAME_NOT_FOUND')
  const { body } = await world.call(favouriteGames, { token: alice.token })
  expect(body.codes).toEqual([second])
  const bob = await world.signUp('bob')
  expect((await world.call(favouriteGames, { token: bob.token })).body.codes).toEqual([])
})

test('[API-17] what the studio offers no more disappears, and comes back with it', async () => {
  const rest = offered.games.slice(1)
  const json = JSON.stringify({ ...offered, games: rest })
  await syncWith((_request, response) => response.end(json))
  expect(await codes()).toEqual(rest.map(({ code }) => code))
  await syncCatalogue(world.api.ctx)
  expect(await codes()).toEqual(offered.games.map(({ code }) => code))
})

test('[API-17] a studio that fails or answers nonsense leaves the old catalogue', async () => {
  const before = await codes()
  const silent = openGameStudio(
    { GAMES_URL: 'http://127.0.0.1:1', WIN_MULTIPLE_DEFAULT: 1000 },
    new Map(),
  )
  await expect(syncCatalogue({ ...world.api.ctx, studio: silent })).rejects.toThrow('fetch failed')
  const generous = { ...offered.games[0], rtp: '100.1' }
  const nonsense: RequestListener[] = [
    (_request, response) => response.writeHead(500).end('{}'),
    (_request, response) => response.end('<html>'),
    (_request, response) => response.end(JSON.stringify({ ...offered, games: [] })),
    (_request, response) => response.end(JSON.stringify({ ...offered, games: [generous] })),
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    (_request, response) => response.end(`"${'x'.repeat(5 * 1024 * 1024)}"`),
    () => undefined,
  ]
  for (const answer of nonsense) await expect(syncWith(answer)).rejects.toThrow()
  expect(await codes()).toEqual(before)
})

test('[API-17] a provider takes no code that bears another one’s name, before they bring it either', async () => {
  const { ctx } = world.api
  const [first] = offered.games
  const game = (code: string) => ({ ...first, code, platform: 'GHOST' })
  const pot = { title: 'Pot', platform: 'GHOST', share_bps: 100, games: ['GHOST-ONE'] }
  const json = JSON.stringify({
    providers: [{ code: 'GHOST', name: 'Ghost Games' }],
    games: [game('PADMA-NEXT'), game('padma-next'), game('GHOST-ONE'), game('MIST-TWO')],
    jackpots: ['PADMA-POT', 'GHOST-POT'].map((code) => ({ ...pot, code })),
  })
  const server = await listen((_, response) => response.end(json))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const ghost = { platform: 'GHOST', slug: 'ghost', name: 'Ghost Games', origin, keys: [] }
  await syncCatalogue({
    ...ctx,
    gameProviders: new Map<string, GameProvider>([...ctx.gameProviders, ['ghost', ghost]]),
  })
  server.closeAllConnections()
  server.close()
  expect(await codes({ system: 'GHOST' })).toEqual(['GHOST-ONE', 'MIST-TWO'])
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM jackpot WHERE platform = 'GHOST'
  `.execute(ctx.db)
  expect(rows).toEqual([{ code: 'GHOST-POT' }])
  await syncCatalogue(ctx)
})

/** The platforms that offer games, of a type or of any, in the order of the providers. */
function platformsOf(type?: string): readonly string[] {
  return STUDIO_PROVIDERS.map(({ platform }) => platform).filter((platform) =>
    offered.games.some((game) => game.platform === platform && (type ?? game.type) === game.type),
  )
}

test('[LAW-25] what games from outside may pay without a person is what the operator says at most', async () => {
  const [game] = offered.games
  const games = [20, 100_000, undefined].map((max_multiple) => ({ ...game, max_multiple }))
  const server = await listen((_, response) => response.end(JSON.stringify({ ...offered, games })))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const studio = openGameStudio({ GAMES_URL: url, WIN_MULTIPLE_DEFAULT: 500 }, new Map())
  const multiples = async (origin: string | null) =>
    (await studio.catalogue(origin)).games.map(({ max_multiple }) => max_multiple)
  expect(await multiples(url)).toEqual([20, 500, 500])
  expect(await multiples(null)).toEqual([20, 100_000, undefined])
  server.closeAllConnections()
  server.close()
})
