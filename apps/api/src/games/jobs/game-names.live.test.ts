import { bettingRecord, getGames, type Language } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from './sync-catalogue.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ studio: true })
  await syncCatalogue(world.api.ctx)
})
afterAll(() => world.close())

test('[API-17] [REC-02] a game has one name in each language, in the list and in the record', async () => {
  const { body } = await world.call(getGames, { query: { type: 'slot' } })
  const river = body.games.find(({ code }) => code === 'PADMA-RIVERGOLD')
  expect(river).toMatchObject({ name: 'River Gold', name_bn: 'সোনালি নদী' })
  const alice = await world.signUp('alice')
  await sql`
    INSERT INTO game_round
      (platform, round_id, player_id, game_code, currency, state, bet_minor, win_minor, bets)
    VALUES ('PADMA', 'r-1', ${alice.playerId}, 'PADMA-RIVERGOLD', 'BDT', 'closed', 100, 0, '[]')
  `.execute(world.api.ctx.db)
  const names = async (language: Language) => {
    const headers = { 'x-maidan-language': language }
    const records = await world.call(bettingRecord, { token: alice.token, headers })
    return records.body.map(({ game_name }) => game_name)
  }
  expect([await names('en'), await names('bn')]).toEqual([['River Gold'], ['সোনালি নদী']])
})
