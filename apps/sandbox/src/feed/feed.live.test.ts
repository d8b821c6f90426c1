import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { SPORTS } from './schedule/fixture.ts'
import {
  eventResultShape,
  eventShape,
  listShape,
  matchOddsShape,
  resultEntryShape,
  resultsShape,
  scoreShape,
} from './testing/feed-shapes.ts'
import {
  numberOf,
  openFeedWorld,
  TEST_SEED,
  TEST_SITE,
  type FeedWorld,
} from './testing/open-feed-world.ts'

let world: FeedWorld

beforeAll(async () => {
  world = await openFeedWorld()
  await world.feed.control.ready
})
afterEach(() => world.rest())
afterAll(() => world.close())

describe('the documents’ calls', () => {
  test.each([
    ['[DATA-05]', 'cricket'],
    ['[DATA-06]', 'soccer'],
    ['[DATA-07]', 'tennis'],
  ] as const)(
    '%s %s has matches in play, to come today and tomorrow, and over',
    async (_, sport) => {
      const list = await world.listOf(sport)
      const playing = list.filter(({ InPlay }) => InPlay)
      expect(playing.length).toBeGreaterThanOrEqual(2)
      expect(playing.length).toBeLessThanOrEqual(5)
      expect(list.filter(({ Status }) => Status === 'CLOSED').length).toBeGreaterThan(5)
      expect(
        list.filter(({ InPlay, Status }) => !InPlay && Status === 'OPEN').length,
      ).toBeGreaterThan(5)
      for (const { Status, Winner } of list) expect(Winner !== undefined).toBe(Status === 'CLOSED')
      expect(new Set(list.map(({ EventId }) => EventId)).size).toBe(list.length)
    },
  )

  test('[DATA-02] every listed market answers its odds, with the runners of the list', async () => {
    for (const sport of SPORTS)
      for (const item of await world.listOf(sport)) {
        const [odds] = await world.read(`/api/match-odds/${item.MarketId}`, matchOddsShape)
        expect(odds.eventId).toBe(item.EventId)
        expect(odds.runners.map(({ SelectionId }) => SelectionId)).toEqual(
          item.Runners.map(({ SelectionId }) => SelectionId),
        )
      }
  })

  test('[DATA-03] an event answers at its own id, cricket with lines and a bookmaker', async () => {
    const { EventId, Runners } = await world.inPlay('cricket')
    const { data } = await world.read(`/api/event/${EventId}`, eventShape)
    expect(Object.keys(data.items)).toEqual([EventId])
    const { fancy2 = {}, bookmaker = {} } = data.items[EventId] ?? {}
    expect(Object.keys(fancy2).length).toBeGreaterThan(3)
    expect(Object.keys(bookmaker)).toEqual(Runners.map(({ SelectionId }) => String(SelectionId)))
  })

  test('[DATA-04] [SIL-022] the board’s first variable with an http address is the score frame', async () => {
    const { EventId } = await world.inPlay('soccer')
    const answer = await world.call(`/api/score/board/${EventId}`)
    expect(answer.headers.get('content-type')).toContain('text/html')
    const address = /var\s+\w+\s*=\s*["'](https?:\/\/[^"']+)["']/.exec(await answer.text())?.[1]
    expect(address).toBe(`${world.feed.url}/score/${EventId}?lang=en`)
  })

  test('[DATA-08] the address lookup answers who asks', async () => {
    expect(await world.json('/ip')).toEqual({ ip: '127.0.0.1' })
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
    ['/score/99999999', 404],
    ['/stream/x', 404],
    ['/nowhere', 404],
  ])('%s is refused with %i and a message', async (path, status) => {
    const answer = await world.call(path)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/./) })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })
})

test('no answer tells the seed from which every result follows', async () => {
  const { EventId, MarketId } = await world.inPlay('cricket')
  const paths = [
    '/api/sports-events/cricket',
    `/api/match-odds/${MarketId}`,
    `/api/event/${EventId}`,
    `/api/score/${EventId}`,
    `/api/results/${EventId}`,
    '/api/results?since=0',
    `/score/${EventId}`,
    `/stream/${EventId}`,
  ]
  for (const path of paths) expect(await (await world.call(path)).text()).not.toContain(TEST_SEED)
  const state = await world.post('/test/speed', { speed: world.feed.control.clock.speed() })
  expect(await state.text()).not.toContain(TEST_SEED)
})

describe('pages', () => {
  test.each(['score', 'stream'] as const)(
    '[EXCH-05] [EXCH-06] only the site may frame %s',
    async (kind) => {
      for (const sport of SPORTS) {
        const { EventId } = await world.inPlay(sport)
        await world.read(`/api/score/${EventId}`, scoreShape)
        const answer = await world.call(`/${kind}/${EventId}?lang=bn&ip=1.2.3.4`)
        expect(answer.headers.get('content-security-policy')).toContain(
          `frame-ancestors ${TEST_SITE}`,
        )
        expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-inline')
        expect(await answer.text()).toContain(`<title>${kind}.html</title>`)
      }
    },
  )
})

describe('push', () => {
  test('numbers rise, every kind of message has its call’s shape, and the heart beats', async () => {
    const listener = await world.listen('*')
    await listener.until(({ name }) => name === 'heartbeat')
    await listener.until(({ name }) => name === 'result')
    const shapes: Record<string, z.ZodType> = {
      'match-odds': matchOddsShape,
      event: eventShape,
      score: scoreShape,
      result: resultEntryShape,
      list: listShape,
    }
    const numbered = listener.received.filter(({ name }) => name !== 'heartbeat')
    expect(new Set(numbered.map(({ name }) => name))).toEqual(new Set(Object.keys(shapes)))
    for (const { name, data } of numbered) shapes[name]?.parse(JSON.parse(data))
    const numbers = numbered.map(({ id }) => numberOf(id))
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
  })

  test('who comes back hears exactly what was missed', async () => {
    const first = await world.listen('*')
    await first.until(({ name }) => name === 'heartbeat')
    const lastId = first.received.findLast(({ id }) => id !== null)?.id ?? ''
    first.close()
    await sleep(1500)
    const again = await world.listen('*', lastId)
    await again.until(({ name }) => name === 'heartbeat')
    const numbers = again.received.flatMap(({ id }) => (id === null ? [] : numberOf(id)))
    expect(numbers.length).toBeGreaterThan(3)
    expect(numbers).toEqual(numbers.map((_, index) => numberOf(lastId) + 1 + index))
  })

  test('who names an event hears of it alone, at first as it stands', async () => {
    const { EventId } = await world.inPlay('tennis')
    const listener = await world.listen(EventId, 'another-7')
    await listener.until(({ name }) => name === 'heartbeat')
    const named = listener.received.filter(({ name }) => name !== 'heartbeat')
    expect(named.slice(0, 3).map(({ name }) => name)).toEqual(['match-odds', 'event', 'score'])
    for (const { data } of named) expect(data).toContain(EventId)
  })
})

describe('results', () => {
  test('[SIL-116] come in order, page by page, each once, and agree with the lists', async () => {
    let since = 0
    const entries = []
    for (;;) {
      const page = await world.read(`/api/results?since=${since}`, resultsShape)
      entries.push(...page.items)
      since = page.next
      if (!page.more) break
    }
    const numbers = entries.map(({ sequence }) => sequence)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
    const winners = new Map(entries.flatMap((e) => (e.market ? [[e.eventId, e.market]] : [])))
    for (const { EventId, Winner } of (await world.listOf('tennis')).filter((item) => item.Winner))
      expect(winners.get(EventId)).toEqual(Winner)
    const cricket = entries.filter(({ fancies }) => fancies.length > 0)
    expect(cricket.length).toBeGreaterThan(100)
  })

  test('a match that is played to its end closes, and its result is told', async () => {
    const { EventId, MarketId } = await world.inPlay('tennis')
    const listener = await world.listen(EventId)
    expect((await world.post('/test/jump', { eventId: EventId, to: 'end' })).status).toBe(200)
    const message = await listener.until(({ name }) => name === 'result')
    const { market } = resultEntryShape.parse(JSON.parse(message.data))
    const result = await world.read(`/api/results/${EventId}`, eventResultShape)
    expect(result.market).toMatchObject({ ...market })
    const [odds] = await world.read(`/api/match-odds/${MarketId}`, matchOddsShape)
    const won = odds.runners.find(({ status }) => status === 'WINNER')?.SelectionId
    expect(odds.status).toBe('CLOSED')
    expect(market).toMatchObject({ kind: 'won', SelectionId: won })
  })
})
