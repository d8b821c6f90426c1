import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bettingRecord, getGames, getProvider } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from '../jobs/sync-catalogue.ts'
import { fundPlayer } from '../wallet/testing/fund-player.ts'
import { launchGame } from '../wallet/testing/launch-game.ts'
import { callsOf } from '../wallet/testing/open-table.ts'
import { walletClient } from '../wallet/testing/wallet-client.ts'

const KEY = { keyId: 'koel-1', secret: 'k'.repeat(40) }
const GAME = 'KOEL-RICKSHAW'

let studio: Server
let isDown = false
let world: World

const game = (code: string, platform: string) => ({
  code,
  platform,
  title: 'Rickshaw Race',
  type: 'arcade',
  rtp: '96.10',
  volatility: 'medium',
})

beforeAll(async () => {
  studio = createServer((_request, response) => {
    const games = [game(GAME, 'KOEL'), game('PADMA-FAKE', 'PADMA')]
    const providers = ['KOEL', 'PADMA'].map((code) => ({ code, name: code }))
    response.writeHead(isDown ? 500 : 200).end(JSON.stringify({ providers, games }))
  })
  await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve))
  const keys = `${KEY.keyId}:${KEY.secret}`
  const env = { GAME_PROVIDERS: `koel|Koel Games|${origin()}|${keys}` }
  world = await openWorld({ studio: true, env })
  await syncCatalogue(world.api.ctx)
})
afterAll(async () => {
  await world.close()
  studio.closeAllConnections()
  studio.close()
})

const origin = () => `http://127.0.0.1:${(studio.address() as AddressInfo).port}`

const codes = async (system = '') =>
  (await world.call(getGames, { query: { system } })).body.games.map(({ code }) => code)

const koel = () => walletClient({ url: world.url, slug: 'koel', key: KEY, now: world.clock.now })

test('[API-17] a provider with a studio of its own brings its games behind the others, and no one else’s', async () => {
  expect(await codes('koel')).toEqual([GAME])
  const all = await codes()
  expect(all.at(-1)).toBe(GAME)
  expect(all).not.toContain('PADMA-FAKE')
  const { body } = await world.call(getProvider, { query: { system: '["KOEL","PADMA"]' } })
  expect(body.data.map(({ name }) => name)).toEqual(['Padma Play', 'Koel Games'])
})

test('[LAW-19] its game opens at its own origin, which the site may frame, and its key signs for it', async () => {
  const alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 50_00n)
  const launched = await launchGame(world, alice, GAME)
  expect(launched.url).toMatch(`${origin()}/play/${GAME}?lang=en#launch=`)
  const page = await fetch(world.url)
  expect(page.headers.get('content-security-policy')).toContain(origin())

  const opened = await koel()('authenticate', { token: launched.token, game: GAME })
  const session = opened.body['session'] ?? ''
  const { bet, win, end } = callsOf({ wallet: koel(), session, game: GAME })
  const ids = { bet: 'koel-1-bet', round: 'koel-1' }
  expect((await bet('2500', ids)).body['balance']).toBe('2500')
  expect((await win('6000', ids)).body['balance']).toBe('8500')
  const recall_url = `${origin()}/recall/koel-1?key=1`
  expect((await end(ids, JSON.stringify({ recall_url }))).status).toBe(200)
  const { body } = await world.call(bettingRecord, { token: alice.token })
  expect(body.map((round) => round.recall_url)).toEqual([recall_url])
})

test('[LAW-19] nobody else’s key signs for it', async () => {
  const key = world.keys.padma
  const stranger = walletClient({ url: world.url, slug: 'koel', key, now: world.clock.now })
  const reply = await stranger('balance', { session: 'x'.repeat(43) })
  expect(reply.body['code']).toBe('INVALID_SIGNATURE')
})

test('[API-17] while one studio is away, the games of the others come and its own stay', async () => {
  isDown = true
  const before = await codes()
  await expect(syncCatalogue(world.api.ctx)).rejects.toThrow('answered 500')
  expect(await codes()).toEqual(before)
  isDown = false
})
