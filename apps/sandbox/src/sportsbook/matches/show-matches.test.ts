import { expect, test } from 'vitest'
import { StudioError } from '../../games/errors/studio-error.ts'
import type { ListedMatch, Market } from '../feed/feed-shapes.ts'
import type { FeedReader } from '../feed/read-feed.ts'
import { matchesShown } from './show-matches.ts'

const START = Date.parse('2026-11-20T12:00:00Z')
const HOUR = 3_600_000

const match = (
  number: number,
  afterHours: number,
  more: Partial<ListedMatch> = {},
): ListedMatch => ({
  EventId: String(number),
  MarketId: `1.${number}`,
  Event: 'Dhaka v Khulna',
  Event_bn: 'ঢাকা বনাম খুলনা',
  Sport: 'cricket',
  Competition: 'Cup',
  Competition_bn: 'কাপ',
  OpenDate: new Date(START + afterHours * HOUR).toISOString(),
  InPlay: false,
  Status: 'OPEN',
  Runners: [11, 12].map((SelectionId) => ({
    SelectionId,
    SelectionName: `Side ${SelectionId}`,
    SelectionName_bn: `দল ${SelectionId}`,
  })),
  ...more,
})

const market = (marketId: string): Market => ({
  marketId,
  inplay: false,
  version: 1,
  status: 'OPEN',
  ballRunning: false,
  updatedAt: new Date(START).toISOString(),
  runners: [11, 12].map((SelectionId) => ({
    SelectionId,
    ex: { availableToBack: [{ price: 2 }], availableToLay: [{ price: 2 }] },
  })),
})

/** A reader of these matches that counts its reads and can fall silent, with a clock beside it. */
function openFeed(matches: ListedMatch[]) {
  const state = { nowMs: START, reads: 0, silent: false }
  const read = <T>(value: T): Promise<T> => {
    state.reads += 1
    return state.silent ? Promise.reject(new StudioError('FEED_SILENT')) : Promise.resolve(value)
  }
  const feed: FeedReader = {
    matches: (sport) => read(matches.filter(({ Sport }) => Sport === sport)),
    market: (marketId) => read(market(marketId)),
    score: () => read(null),
    lines: () => read([]),
    facts: () => read(null),
  }
  const shown = matchesShown(
    feed,
    (view) => Promise.resolve(view),
    () => state.nowMs,
  )
  return { state, shown }
}

test('shows what is in play, then what comes within a day, in its order', async () => {
  const { shown } = openFeed([
    match(1, 30),
    match(2, 5),
    match(3, 2, { Sport: 'tennis' }),
    match(4, -1, { InPlay: true }),
    match(5, -3, { Status: 'CLOSED' }),
    match(6, -0.01),
  ])
  const { matches, live } = await shown()
  expect(matches.map(({ eventId }) => eventId)).toEqual(['4', '6', '3', '2'])
  expect([live, matches[0]?.selections[0]?.odds]).toEqual([true, '1.88'])
})

test('however many look, the source is asked once, and not again before it moves', async () => {
  const { state, shown } = openFeed([match(1, 1)])
  await Promise.all([shown(), shown(), shown()])
  expect(state.reads).toBe(3 + 1)
  state.nowMs += 1_500
  await shown()
  expect(state.reads).toBe(3 + 1)
})

test('while the source is silent the matches stand there without odds', async () => {
  const { state, shown } = openFeed([match(1, -1, { InPlay: true })])
  await shown()
  state.silent = true
  state.nowMs += 2_000
  const quiet = await shown()
  expect([quiet.live, quiet.matches[0]?.selections.map(({ odds }) => odds)]).toEqual([
    false,
    [null, null],
  ])
  state.silent = false
  state.nowMs += 2_000
  expect(await shown()).toMatchObject({
    live: true,
    matches: [{ selections: [{ odds: '1.88' }, {}] }],
  })
})
