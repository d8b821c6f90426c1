import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SPORTS } from './schedule/fixture.ts'
import { matchOddsShape } from './testing/feed-shapes.ts'
import {
  numberOf,
  openFeedWorld,
  TEST_START_MS,
  type FeedWorld,
} from './testing/open-feed-world.ts'

let world: FeedWorld

beforeAll(async () => {
  world = await openFeedWorld()
  await world.feed.control.ready
})
afterEach(() => world.rest())
afterAll(() => world.close())

describe('faults on request', () => {
  const fault = (kind: string, eventId?: string) =>
    world.post('/test/faults', { kind, forMs: 60_000, ...(eventId && { eventId }) })

  test('silence: the push stops and the calls stand still', async () => {
    const { MarketId } = await world.inPlay('tennis')
    const listener = await world.listen('*')
    await listener.until(({ name }) => name === 'heartbeat')
    await world.json(`/api/match-odds/${MarketId}`)
    await fault('silence')
    await sleep(100)
    const before = listener.received.length
    const frozen = await world.json(`/api/match-odds/${MarketId}`)
    await sleep(2500)
    expect(listener.received.length).toBe(before)
    expect(await world.json(`/api/match-odds/${MarketId}`)).toEqual(frozen)
    const sinceMs = Date.now()
    await fault('none')
    await listener.until(({ name, atMs }) => name === 'heartbeat' && atMs > sinceMs)
    expect(listener.received.length).toBeGreaterThan(before + 1)
  })

  test('error: the calls answer 503, the push ends and is refused', async () => {
    const { MarketId } = await world.inPlay('tennis')
    const listener = await world.listen('*')
    await fault('error')
    await listener.ended
    expect((await world.call(`/api/match-odds/${MarketId}`)).status).toBe(503)
    await expect(world.listen('*')).rejects.toThrow('503')
    await fault('none')
    expect((await world.call(`/api/match-odds/${MarketId}`)).status).toBe(200)
  })

  test('half: a call breaks off in the middle, a message too, on one event alone', async () => {
    const { EventId, MarketId } = await world.inPlay('tennis')
    const other = await world.inPlay('cricket')
    const listener = await world.listen(EventId)
    await fault('half', EventId)
    const text = await (await world.call(`/api/match-odds/${MarketId}`)).text()
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
    await world.read(`/api/match-odds/${other.MarketId}`, matchOddsShape)
    await listener.ended
    expect(listener.rest()).toMatch(/^id: /)
  })

  test('duplicate and reorder strike the push as they say', async () => {
    const listener = await world.listen('*')
    await fault('duplicate')
    await sleep(1500)
    const ids = listener.received.flatMap(({ id, name }) =>
      name === 'match-odds' && id ? [id] : [],
    )
    expect(new Set(ids).size).toBeLessThan(ids.length)
    await fault('none')
    await fault('reorder')
    const from = listener.received.length
    await sleep(1500)
    const numbers = listener.received.slice(from).flatMap(({ id }) => (id ? [numberOf(id)] : []))
    expect(numbers).not.toEqual(numbers.toSorted((one, other) => one - other))
  })

  test.each([
    [{ kind: 'flood' }],
    [{ kind: 'late', forMs: 10_000_000 }],
    [{ kind: 'late', more: 1 }],
  ])('%j is refused', async (body) => {
    expect((await world.post('/test/faults', body)).status).toBe(422)
  })
})

describe('restart and clock', () => {
  const FROZEN_MS = TEST_START_MS + 5 * 3600_000

  async function standing() {
    const one = await openFeedWorld({ now: () => FROZEN_MS, speed: 1 })
    const lists = await Promise.all(SPORTS.map(one.listOf))
    const playing = lists.flat().filter(({ InPlay }) => InPlay)
    const scores = await Promise.all(
      playing.map(({ EventId }) => one.json(`/api/score/${EventId}`)),
    )
    const odds = await Promise.all(
      playing.map(({ MarketId }) => one.json(`/api/match-odds/${MarketId}`)),
    )
    const results = await one.json('/api/results?since=0')
    await one.close()
    return { lists, scores, odds, results }
  }

  test('a restart stands where the feed stood: scores, prices, lists and results', async () => {
    const before = await standing()
    expect(before.scores.length).toBeGreaterThan(5)
    expect(await standing()).toEqual(before)
  })

  test('the speed and the time are set from outside, within limits', async () => {
    expect(await (await world.post('/test/speed', { speed: 200 })).json()).toMatchObject({
      speed: 200,
    })
    for (const speed of [0, 201, '20'])
      expect((await world.post('/test/speed', { speed })).status).toBe(422)
    expect((await world.post('/test/jump', { byMs: -1 })).status).toBe(422)
    expect((await world.post('/test/jump', { byMs: 10 ** 9 })).status).toBe(422)
    await world.post('/test/speed', { speed: 20 })
  })
})
