import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getGames } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from './sync-catalogue.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ studio: true })
})
afterAll(() => world.close())

test('a game has a card with its name in Bangla where the house has drawn one, and else the one of all', async () => {
  const buildDir = await mkdtemp(path.join(tmpdir(), 'maidan-drawn-'))
  const drawn = path.join(buildDir, 'storage', 'games')
  await mkdir(drawn, { recursive: true })
  await writeFile(path.join(drawn, 'PADMA-RIVERGOLD.bn.svg'), '<svg/>')
  const cards = async () => {
    // What a list said stands for a second.
    world.clock.advance(1_000)
    const { body } = await world.call(getGames, { query: { system: 'padma', type: 'slot' } })
    return Object.fromEntries(body.games.map((game) => [game.code, game.picture_bn]))
  }
  await syncCatalogue({ ...world.api.ctx, config: { BUILD_DIR: buildDir } })
  expect(await cards()).toMatchObject({
    'PADMA-RIVERGOLD': '/storage/games/PADMA-RIVERGOLD.bn.svg',
    'PADMA-ALPONA': '',
  })
  await rm(buildDir, { recursive: true })
  await syncCatalogue({ ...world.api.ctx, config: { BUILD_DIR: buildDir } })
  expect(await cards()).toMatchObject({ 'PADMA-RIVERGOLD': '' })
})
