import { expect, test } from 'vitest'
import type { Moment } from '../match/match.ts'
import { viewBefore, type View } from '../play/view.ts'
import { createFeedClock } from '../schedule/feed-clock.ts'
import { DAY_MS, dayOf } from '../schedule/feed-day.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { createSchedule } from '../schedule/schedule.ts'
import { createResultLog } from './result-log.ts'

const startMs = Date.UTC(2026, 10, 20)
const schedule = createSchedule('result log')

/** A match that the home side has won; `opening` is any match's. */
function won(fixture: Fixture, opening: Moment): View {
  const before = viewBefore(fixture, opening)
  const moment = { ...before.moment, outcome: { kind: 'won', runner: 0 } as const }
  return { ...before, phase: 'finished', moment }
}

test('results of two days are kept, however long the feed runs', () => {
  let nowMs = startMs
  const clock = createFeedClock(() => nowMs, 1)
  const log = createResultLog(clock)
  const tennisOf = (day: number) => schedule.day(day).filter(({ sport }) => sport === 'tennis')
  const opening = tennisOf(dayOf(startMs))[0]?.open('prices').opening
  if (opening === undefined) throw new Error('no tennis')
  let ofDay = 0
  for (let day = dayOf(startMs); day < dayOf(startMs) + 8; day += 1) {
    ofDay = tennisOf(day).length
    for (const fixture of tennisOf(day)) {
      nowMs = fixture.startMs
      log.add(won(fixture, opening))
    }
  }
  const { entries, matches } = log.kept()
  expect(entries).toBeGreaterThanOrEqual(2 * ofDay - 1)
  expect(entries).toBeLessThan(2.2 * ofDay)
  expect(matches).toBe(entries)
  const page = log.page(0)
  expect(page.items).toHaveLength(entries)
  expect(page.from).toBe(page.items[0]?.sequence)
  expect(Date.parse(page.items[0]?.decidedAt ?? '')).toBeGreaterThan(nowMs - 2.2 * DAY_MS)
})
