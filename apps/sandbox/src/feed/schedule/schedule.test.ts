import { expect, test } from 'vitest'
import { openPlay, playTo } from '../play/play.ts'
import { DAY_MS, dayOf, dayStartMs } from './feed-day.ts'
import { createFeedClock } from './feed-clock.ts'
import { createSchedule } from './schedule.ts'
import { pairOf } from './round-robin.ts'

const DAY = 20_777
const noon = dayStartMs(DAY) + DAY_MS / 2

test('a day of the feed begins at midnight GMT+6', () => {
  expect(new Date(dayStartMs(DAY)).toISOString()).toMatch(/T18:00:00\.000Z$/)
  expect([dayOf(noon), dayOf(dayStartMs(DAY)), dayOf(dayStartMs(DAY) - 1)]).toEqual([
    DAY,
    DAY,
    DAY - 1,
  ])
})

test('the same seed is the same schedule; another seed plays other matches', () => {
  const plain = (seed: string) =>
    createSchedule(seed)
      .day(DAY)
      .map((fixture) => ({ ...fixture, open: null }))
  expect(plain('a')).toEqual(plain('a'))
  expect(plain('a').map(({ seed }) => seed)).not.toEqual(plain('b').map(({ seed }) => seed))
})

test('[DATA-05] ids have the trade’s shapes, never repeat, and lead back to their match', () => {
  const schedule = createSchedule('ids')
  const fixtures = [DAY, DAY + 1, DAY + 2].flatMap((day) => schedule.day(day))
  expect(new Set(fixtures.map(({ eventId }) => eventId)).size).toBe(fixtures.length)
  for (const fixture of fixtures) {
    expect(fixture.eventId).toMatch(/^\d{8}$/)
    expect(fixture.marketId).toMatch(/^1\.\d{9}$/)
    expect(schedule.byEvent(fixture.eventId)?.number).toBe(fixture.number)
    expect(schedule.byMarket(fixture.marketId)?.number).toBe(fixture.number)
  }
})

test.each(['', '1', '99999999999', 'abcdefgh', '29999999'])('"%s" is no event', (id) => {
  expect(createSchedule('ids').byEvent(id)).toBeNull()
})

test('in a round robin all meet, nobody plays itself, and everyone rests', () => {
  const sides = 8
  const matches = Array.from({ length: 28 * 3 }, (_, match) => pairOf(match, sides))
  const meetings = new Set(matches.slice(0, 28).map((pair) => pair.toSorted().join('-')))
  expect(meetings.size).toBe(28)
  matches.forEach(([home, away], match) => {
    expect(home).not.toBe(away)
    for (const later of matches.slice(match + 1, match + sides / 2 - 1))
      expect(later.some((side) => side === home || side === away)).toBe(false)
  })
})

test('an odd number of sides meets all the same', () => {
  const pairs = Array.from({ length: 10 }, (_, match) => pairOf(match, 5))
  expect(new Set(pairs.map((pair) => pair.toSorted().join('-'))).size).toBe(10)
  expect(new Set(pairs.flat())).toEqual(new Set([0, 1, 2, 3, 4]))
})

test('nobody plays two matches at once', () => {
  const fixtures = [DAY, DAY + 1].flatMap((day) => createSchedule('rest').day(day))
  for (const one of fixtures)
    for (const other of fixtures) {
      const gapMs = other.startMs - one.startMs
      if (one === other || gapMs < 0 || gapMs > 4 * 3600_000) continue
      const names = new Set([...one.names, ...other.names].map(({ en }) => en))
      expect(names.size, `${one.eventId} and ${other.eventId}`).toBe(4)
    }
})

test.each([
  ['soccer', 2, 4],
  ['tennis', 2, 5],
] as const)('at every minute of a day %s has %i to %i matches in play', (sport, fewest, most) => {
  const spans = [DAY - 1, DAY]
    .flatMap((day) => createSchedule('lively').day(day))
    .filter((fixture) => fixture.sport === sport)
    .map((fixture) => {
      const play = openPlay(fixture, 'results')
      playTo(play, Number.MAX_SAFE_INTEGER)
      expect(play.atMs).toBeLessThan(fixture.latestEndMs)
      expect(play.match.runners).toEqual(fixture.runners)
      return { fromMs: fixture.startMs, toMs: play.atMs }
    })
  const counts = Array.from({ length: 24 * 60 }, (_, minute) => {
    const atMs = dayStartMs(DAY) + minute * 60_000
    return spans.filter(({ fromMs, toMs }) => fromMs <= atMs && toMs > atMs).length
  })
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(fewest - 1)
  expect(Math.max(...counts)).toBeLessThanOrEqual(most)
  const few = counts.filter((count) => count < fewest).length
  expect(few / counts.length).toBeLessThan(0.02)
})

test('the clock runs at its speed from a fixed moment, jumps, and never goes back', () => {
  let wall = Date.UTC(2026, 10, 20)
  const clock = createFeedClock(() => wall, 20)
  const start = clock.nowMs()
  wall += 1000
  expect(clock.nowMs() - start).toBe(20_000)
  expect(createFeedClock(() => wall, 20).nowMs()).toBe(clock.nowMs())
  expect(clock.wallMs(clock.nowMs() + 40_000) - wall).toBe(2000)
  clock.setSpeed(1)
  expect(clock.nowMs() - start).toBe(20_000)
  clock.jump(5000)
  wall += 1
  expect(clock.nowMs() - start).toBe(25_001)
  expect(createFeedClock(() => wall, 1).nowMs()).toBe(wall)
})
