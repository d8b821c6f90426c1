import { expect, test } from 'vitest'
import { createRandom } from '../random/random.ts'
import { DAY_MS, dayOf, dayStartMs } from '../schedule/feed-day.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { createSchedule, type Schedule } from '../schedule/schedule.ts'
import { createMatches, type Matches } from './matches.ts'
import type { View } from './view.ts'

const DAY = 20_777
const noonMs = dayStartMs(DAY) + DAY_MS / 2

/** The schedule without cricket, so that the test is quick. */
function quickSchedule(): Schedule {
  const schedule = createSchedule('matches')
  const quick = new Map<number, readonly Fixture[]>()
  return {
    ...schedule,
    day(day) {
      const known = quick.get(day) ?? schedule.day(day).filter(({ sport }) => sport === 'tennis')
      quick.set(day, known)
      return known
    },
  }
}

function prepared(atMs: number): Matches {
  const matches = createMatches(quickSchedule(), atMs)
  while (matches.prepare()) continue
  matches.playOn(atMs)
  return matches
}

const plain = (views: Iterable<View>) =>
  [...views]
    .map(({ fixture, moment, version, atMs, phase }) => ({
      eventId: fixture.eventId,
      board: moment.board,
      version,
      atMs,
      phase,
    }))
    .toSorted((one, other) => one.eventId.localeCompare(other.eventId))

test('a restart stands where the feed stood', () => {
  const steady = prepared(noonMs - 3 * 3600_000)
  const random = createRandom('steps')
  for (let atMs = noonMs - 3 * 3600_000; atMs < noonMs; atMs += random.int(400_000))
    steady.playOn(atMs)
  steady.playOn(noonMs)
  const restarted = prepared(noonMs)
  expect(plain(restarted.inPlay())).toEqual(plain(steady.inPlay()))
  expect(plain(restarted.finished())).toEqual(plain(steady.finished()))
})

test('a jump over hours plays everything in between', () => {
  const jumped = prepared(noonMs)
  jumped.playOn(noonMs + 9 * 3600_000)
  expect(plain(jumped.finished())).toEqual(plain(prepared(noonMs + 9 * 3600_000).finished()))
})

test('before prepare is through it is known whether something in play is missing', () => {
  const matches = createMatches(quickSchedule(), noonMs)
  expect(matches.isBehind()).toBe(true)
  while (matches.isBehind()) matches.prepare()
  expect(matches.inPlay().length).toBeGreaterThan(0)
  expect(plain(matches.inPlay())).toEqual(plain(prepared(noonMs).inPlay()))
})

test('a match is found from a week ago until tomorrow', () => {
  const schedule = quickSchedule()
  const matches = prepared(noonMs)
  const phase = (offset: number) => {
    const fixture = schedule.day(dayOf(noonMs) + offset)[0]
    return fixture ? (matches.find(fixture)?.phase ?? null) : null
  }
  expect([-8, -7, -1, 1, 2].map(phase)).toEqual([null, 'finished', 'finished', 'upcoming', null])
})

test('each start and each end is told once', () => {
  const matches = prepared(noonMs)
  const ends = new Map<string, number>()
  for (let atMs = noonMs; atMs < noonMs + 4 * 3600_000; atMs += 60_000)
    for (const view of matches.playOn(atMs))
      if (view.phase === 'finished')
        ends.set(view.fixture.eventId, (ends.get(view.fixture.eventId) ?? 0) + 1)
  expect(ends.size).toBeGreaterThan(3)
  expect(new Set(ends.values())).toEqual(new Set([1]))
})
