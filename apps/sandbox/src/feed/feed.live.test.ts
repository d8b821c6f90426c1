import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { SPORTS } from './schedule/fixture.ts'
import { startFeed, type RunningFeed } from './start-feed.ts'
import {
  eventResultShape,
  eventShape,
  listShape,
  matchOddsShape,
  resultEntryShape,
  resultsShape,
  scoreShape,
} from './testing/feed-shapes.ts'
import { listen, type Ear } from './testing/listen.ts'

const SITE = 'https://maidan.test'
const START_MS = Date.UTC(2026, 10, 20, 9)
const begunMs = Date.now()
const runningNow = () => START_MS + (Date.now() - begunMs)

const start = (now: () => number, speed = 20) =>
  startFeed({ port: 0, siteOrigin: SITE, seed: 'live-test', speed, now })

let feed: RunningFeed
const ears: Ear[] = []

beforeAll(async () => {
  feed = await start(runningNow)
  await feed.control.ready
})
afterEach(() => {
  ears.splice(0).forEach((ear) => ear.close())
  feed.control.faults.clear()
})
afterAll(() => feed.close())

const call = (path: string, base = feed.url) => fetch(`${base}${path}`)
const json = async (path: string, base = feed.url): Promise<unknown> =>
  (await call(path, base)).json()

async function read<T>(path: string, shape: z.ZodType<T>, base = feed.url): Promise<T> {
  return shape.parse(await json(path, base))
}

async function post(path: string, body: object, base = feed.url) {
  return fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function hear(events: string, lastId?: string): Promise<Ear> {
  const ear = await listen(`${feed.url}/api/push?events=${events}`, lastId)
  ears.push(ear)
  return ear
}

const listOf = (sport: string, base = feed.url) =>
  read(`/api/sports-events/${sport}`, listShape, base)

async function inPlay(sport: string) {
  const found = (await listOf(sport)).find(({ InPlay }) => InPlay)
  if (!found) throw new Error(`no ${sport} in play`)
  return found
}

const sequenceOf = (id: string | null) => Number(id?.split('-')[1])

describe('the documents’ calls', () => {
  test.each([
    ['[DATA-05]', 'cricket'],
    ['[DATA-06]', 'soccer'],
    ['[DATA-07]', 'tennis'],
  ])('%s %s has matches in play, to come today and tomorrow, and over', async (_, sport) => {
    const list = await listOf(sport)
    const playing = list.filter(({ InPlay }) => InPlay)
    expect(playing.length).toBeGreaterThanOrEqual(2)
    expect(playing.length).toBeLessThanOrEqual(5)
    expect(list.filter(({ Status }) => Status === 'CLOSED').length).toBeGreaterThan(5)
    expect(
      list.filter(({ InPlay, Status }) => !InPlay && Status === 'OPEN').length,
    ).toBeGreaterThan(5)
    for (const { Status, Winner } of list) expect(Winner !== undefined).toBe(Status === 'CLOSED')
    expect(new Set(list.map(({ EventId }) => EventId)).size).toBe(list.length)
  })

  test('[DATA-02] every listed market answers its odds, with the runners of the list', async () => {
    for (const sport of SPORTS)
      for (const item of await listOf(sport)) {
        const [odds] = await read(`/api/match-odds/${item.MarketId}`, matchOddsShape)
        expect(odds.eventId).toBe(item.EventId)
        expect(odds.runners.map(({ SelectionId }) => SelectionId)).toEqual(
          item.Runners.map(({ SelectionId }) => SelectionId),
        )
        if (item.Status === 'CLOSED') expect(odds.status).toBe('CLOSED')
      }
  })

  test('[DATA-03] an event answers at its own id, cricket with lines and a bookmaker', async () => {
    const { EventId, Runners } = await inPlay('cricket')
    const { data } = await read(`/api/event/${EventId}`, eventShape)
    expect(Object.keys(data.items)).toEqual([EventId])
    const { fancy2 = {}, bookmaker = {} } = data.items[EventId] ?? {}
    expect(Object.keys(fancy2).length).toBeGreaterThan(3)
    expect(Object.keys(bookmaker)).toEqual(Runners.map(({ SelectionId }) => String(SelectionId)))
  })

  test('[DATA-04] [SIL-022] the board’s first variable with an http address is the score frame', async () => {
    const { EventId } = await inPlay('soccer')
    const answer = await call(`/api/score/board/${EventId}`)
    expect(answer.headers.get('content-type')).toContain('text/html')
    const address = /var\s+\w+\s*=\s*["'](https?:\/\/[^"']+)["']/.exec(await answer.text())?.[1]
    expect(address).toBe(`${feed.url}/score/${EventId}?lang=en`)
  })

  test('[DATA-08] the address lookup answers who asks', async () => {
    expect(await json('/ip')).toEqual({ ip: '127.0.0.1' })
  })

  test.each([
    ['/api/match-odds/1.24', 404],
    ['/api/event/30000000', 404],
    ['/api/event/x', 404],
    ['/api/sports-events/chess', 404],
    ['/api/results/99999999', 404],
    ['/api/results?since=x', 422],
    ['/api/push?events=', 422],
    ['/api/push?events=1,2', 422],
    ['/nowhere', 404],
  ])('%s is refused with %i and a message', async (path, status) => {
    const answer = await call(path)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/./) })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('pages', () => {
  test.each(['score', 'stream'])('[EXCH-05] [EXCH-06] only the site may frame %s', async (kind) => {
    for (const sport of SPORTS) {
      const { EventId } = await inPlay(sport)
      await read(`/api/score/${EventId}`, scoreShape)
      const answer = await call(`/${kind}/${EventId}?lang=bn&ip=1.2.3.4`)
      expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${SITE}`)
      const html = await answer.text()
      expect(html).toContain('<html lang="bn">')
      for (const [, asset = ''] of html.matchAll(/(?:href|src)="(\/page\/[^"]+)"/g))
        expect((await call(asset)).status, asset).toBe(200)
    }
  })
})

describe('push', () => {
  test('numbers rise, every kind of message has its call’s shape, and the heart beats', async () => {
    const ear = await hear('*')
    await ear.until(({ name }) => name === 'heartbeat')
    await ear.until(({ name }) => name === 'result')
    const shapes: Record<string, z.ZodType> = {
      'match-odds': matchOddsShape,
      event: eventShape,
      score: scoreShape,
      result: resultEntryShape,
      list: listShape,
    }
    const numbered = ear.heard.filter(({ name }) => name !== 'heartbeat')
    expect(new Set(numbered.map(({ name }) => name))).toEqual(new Set(Object.keys(shapes)))
    for (const { name, data } of numbered) shapes[name]?.parse(JSON.parse(data))
    const numbers = numbered.map(({ id }) => sequenceOf(id))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  test('who comes back hears exactly what was missed', async () => {
    const first = await hear('*')
    await first.until(({ name }) => name === 'heartbeat')
    const lastId = first.heard.findLast(({ id }) => id !== null)?.id ?? ''
    first.close()
    await sleep(1500)
    const again = await hear('*', lastId)
    await again.until(({ name }) => name === 'heartbeat')
    const numbers = again.heard.flatMap(({ id }) => (id === null ? [] : sequenceOf(id)))
    expect(numbers.length).toBeGreaterThan(3)
    expect(numbers).toEqual(numbers.map((_, index) => sequenceOf(lastId) + 1 + index))
  })

  test('who names an event hears of it alone, at first as it stands', async () => {
    const { EventId } = await inPlay('tennis')
    const ear = await hear(EventId, 'another-7')
    await ear.until(({ name }) => name === 'heartbeat')
    const named = ear.heard.filter(({ name }) => name !== 'heartbeat')
    expect(named.slice(0, 3).map(({ name }) => name)).toEqual(['match-odds', 'event', 'score'])
    for (const { data } of named) expect(data).toContain(EventId)
  })
})

describe('results', () => {
  test('[SIL-116] come in order, page by page, each once, and agree with the lists', async () => {
    let since = 0
    const entries = []
    for (;;) {
      const page = await read(`/api/results?since=${since}`, resultsShape)
      entries.push(...page.items)
      since = page.next
      if (!page.more) break
    }
    const numbers = entries.map(({ sequence }) => sequence)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
    const winners = new Map(entries.flatMap((e) => (e.market ? [[e.eventId, e.market]] : [])))
    for (const { EventId, Winner } of await listOf('tennis'))
      if (Winner) expect(winners.get(EventId)).toEqual(Winner)
    const cricket = entries.filter(({ fancies }) => fancies.length > 0)
    expect(cricket.length).toBeGreaterThan(100)
  })

  test('a match that is played to its end closes, and its result is told', async () => {
    const { EventId, MarketId } = await inPlay('tennis')
    const ear = await hear(EventId)
    expect((await post('/test/jump', { eventId: EventId, to: 'end' })).status).toBe(200)
    const told = await ear.until(({ name }) => name === 'result')
    const { market } = resultEntryShape.parse(JSON.parse(told.data))
    const result = await read(`/api/results/${EventId}`, eventResultShape)
    expect(result.market).toMatchObject({ ...market })
    const [odds] = await read(`/api/match-odds/${MarketId}`, matchOddsShape)
    const won = odds.runners.find(({ status }) => status === 'WINNER')?.SelectionId
    expect(odds.status).toBe('CLOSED')
    expect(market).toMatchObject({ kind: 'won', SelectionId: won })
  })
})

describe('faults on request', () => {
  const fault = (kind: string, eventId?: string) =>
    post('/test/faults', { kind, forMs: 60_000, ...(eventId && { eventId }) })

  test('silence: the push stops and the calls stand still', async () => {
    const { MarketId } = await inPlay('tennis')
    const ear = await hear('*')
    await ear.until(({ name }) => name === 'heartbeat')
    await json(`/api/match-odds/${MarketId}`)
    await fault('silence')
    await sleep(100)
    const before = ear.heard.length
    const frozen = await json(`/api/match-odds/${MarketId}`)
    await sleep(2500)
    expect(ear.heard.length).toBe(before)
    expect(await json(`/api/match-odds/${MarketId}`)).toEqual(frozen)
    const sinceMs = Date.now()
    await fault('none')
    await ear.until(({ name, atMs }) => name === 'heartbeat' && atMs > sinceMs)
    expect(ear.heard.length).toBeGreaterThan(before + 1)
  })

  test('error: the calls answer 503, the push ends and is refused', async () => {
    const { MarketId } = await inPlay('tennis')
    const ear = await hear('*')
    await fault('error')
    await ear.ended
    expect((await call(`/api/match-odds/${MarketId}`)).status).toBe(503)
    await expect(hear('*')).rejects.toThrow('503')
    await fault('none')
    expect((await call(`/api/match-odds/${MarketId}`)).status).toBe(200)
  })

  test('half: a call breaks off in the middle, a message too, on one event alone', async () => {
    const { EventId, MarketId } = await inPlay('tennis')
    const other = await inPlay('cricket')
    const ear = await hear(EventId)
    await fault('half', EventId)
    const text = await (await call(`/api/match-odds/${MarketId}`)).text()
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
    await read(`/api/match-odds/${other.MarketId}`, matchOddsShape)
    await ear.ended
    expect(ear.rest()).toMatch(/^id: /)
  })

  test('duplicate and reorder strike the push as they say', async () => {
    const ear = await hear('*')
    await fault('duplicate')
    await sleep(1500)
    const ids = ear.heard.flatMap(({ id, name }) => (name === 'match-odds' && id ? [id] : []))
    expect(new Set(ids).size).toBeLessThan(ids.length)
    await fault('none')
    await fault('reorder')
    const from = ear.heard.length
    await sleep(1500)
    const numbers = ear.heard.slice(from).flatMap(({ id }) => (id ? [sequenceOf(id)] : []))
    expect(numbers).not.toEqual(numbers.toSorted((one, other) => one - other))
  })

  test.each([
    [{ kind: 'flood' }],
    [{ kind: 'late', forMs: 10_000_000 }],
    [{ kind: 'late', more: 1 }],
  ])('%j is refused', async (body) => {
    expect((await post('/test/faults', body)).status).toBe(422)
  })
})

describe('restart and clock', () => {
  const FROZEN_MS = START_MS + 5 * 3600_000

  async function standing() {
    const one = await start(() => FROZEN_MS, 1)
    const lists = await Promise.all(SPORTS.map((sport) => listOf(sport, one.url)))
    const playing = lists.flat().filter(({ InPlay }) => InPlay)
    const scores = await Promise.all(
      playing.map(({ EventId }) => json(`/api/score/${EventId}`, one.url)),
    )
    const odds = await Promise.all(
      playing.map(({ MarketId }) => json(`/api/match-odds/${MarketId}`, one.url)),
    )
    const results = await json('/api/results?since=0', one.url)
    await one.close()
    return { lists, scores, odds, results }
  }

  test('a restart stands where the feed stood: scores, prices, lists and results', async () => {
    const before = await standing()
    expect(before.scores.length).toBeGreaterThan(5)
    expect(await standing()).toEqual(before)
  })

  test('the speed and the time are set from outside, within limits', async () => {
    expect(await (await post('/test/speed', { speed: 200 })).json()).toMatchObject({ speed: 200 })
    for (const speed of [0, 201, '20'])
      expect((await post('/test/speed', { speed })).status).toBe(422)
    expect((await post('/test/jump', { byMs: -1 })).status).toBe(422)
    expect((await post('/test/jump', { byMs: 10 ** 9 })).status).toBe(422)
    await post('/test/speed', { speed: 20 })
  })
})
