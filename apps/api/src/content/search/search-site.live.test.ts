import { searchSite } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMatch } from '../../exchange/testing/open-market.ts'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'

let world: World
let eventId: string
beforeAll(async () => {
  world = await openWorld({ studio: true })
  await syncCatalogue(world.api.ctx)
  eventId = (await openMatch(world)).eventId
})
afterAll(() => world.close())

const find = async (q: string) => (await world.call(searchSite, { query: { q } })).body

test('a guest finds a game by its name in either language, with one letter wrong', async () => {
  const [tiger] = (await find('tiger')).games
  expect(tiger?.name).toBe('Tiger Night')
  for (const q of ['NIGHT', 'tigre', tiger?.name_bn ?? ''])
    expect((await find(q)).games.map(({ code }) => code)).toContain(tiger?.code)
})

test('a match is found by either side, a page and an offer by their names in either language', async () => {
  for (const q of ['harbour', 'tigers harbour', 'harbuor'])
    expect((await find(q)).matches.map(({ event_id }) => event_id)).toEqual([eventId])
  for (const q of ['help', 'সাহায্য'])
    expect((await find(q)).pages.map(({ key }) => key)).toContain('help')
  const [offer] = (await find('welcome')).promotions
  expect((await find(offer?.name_bn ?? '')).promotions.map(({ id }) => id)).toContain(offer?.id)
})

test('while guests see no odds, only a player finds a match', async () => {
  const { db } = world.api.ctx
  await sql`INSERT INTO setting (key, value) VALUES ('guest_odds', '"off"'::jsonb)`.execute(db)
  expect((await find('harbour')).matches).toEqual([])
  const { token } = await world.signUp('alice')
  const { body } = await world.call(searchSite, { token, query: { q: 'harbour' } })
  expect(body.matches).toHaveLength(1)
})

test('signs alone, and words that nothing is called, find nothing', async () => {
  for (const q of ['', '%', "'; --", 'qqqqqq', '\u09cd'])
    expect(await find(q)).toEqual({ games: [], matches: [], promotions: [], pages: [] })
})
