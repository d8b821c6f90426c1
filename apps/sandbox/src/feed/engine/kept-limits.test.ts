import { expect, test } from 'vitest'
import { createLatest } from '../play/latest.ts'
import { createMatches } from '../play/matches.ts'
import { viewBefore } from '../play/view.ts'
import { createFeedClock } from '../schedule/feed-clock.ts'
import { DAY_MS, dayOf, dayStartMs } from '../schedule/feed-day.ts'
import { createSchedule, type Schedule } from '../schedule/schedule.ts'
import { createSnapshots, SNAPSHOTS_MAX } from './snapshots.ts'

const HOUR_MS = 3600_000
const startMs = dayStartMs(20_777) + DAY_MS / 2
const schedule = createSchedule('kept limits')
const tennisOf = (day: number) => schedule.day(day).filter(({ sport }) => sport === 'tennis')

test('documents are kept of so many matches, those published last', () => {
  const clock = createFeedClock(() => startMs, 1)
  const snapshots = createSnapshots(clock, () => startMs)
  const opening = tennisOf(dayOf(startMs))[0]?.open('prices').opening
  if (opening === undefined) throw new Error('no tennis')
  const published: string[] = []
  for (let day = dayOf(startMs); published.length <= SNAPSHOTS_MAX; day += 1)
    for (const fixture of tennisOf(day)) {
      snapshots.make(viewBefore(fixture, opening))
      published.push(fixture.eventId)
    }
  const kept = published.filter((eventId) => snapshots.last(eventId) !== null)
  expect(kept).toEqual(published.slice(-SNAPSHOTS_MAX))
})

test('matches that are over are kept for two days, however long the feed runs', () => {
  const tennis: Schedule = { ...schedule, day: tennisOf }
  const matches = createMatches(tennis, startMs)
  const days = 4
  for (let atMs = startMs; atMs < startMs + days * DAY_MS; atMs += HOUR_MS) matches.playOn(atMs)
  const nowMs = startMs + days * DAY_MS - HOUR_MS
  const starts = [...matches.finished()].map(({ fixture }) => fixture.startMs)
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(dayStartMs(dayOf(nowMs) - 1))
  expect(starts.length).toBeLessThanOrEqual(2 * tennisOf(dayOf(nowMs)).length)
})

test('of what is kept by when it was asked for last, the oldest makes way', () => {
  const latest = createLatest<string>(2)
  for (const key of ['one', 'two', 'one', 'three']) latest.get(key, () => key)
  expect(['one', 'two', 'three'].filter(latest.has)).toEqual(['one', 'three'])
})
