import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dhakaDay, dhakaWeek, WEEK_MS } from './dhaka-spans.ts'

test.each<[at: string, from: string, until: string]>([
  ['2026-03-01T12:00:00Z', '2026-02-28T18:00:00Z', '2026-03-01T18:00:00Z'],
  ['2026-03-01T17:59:59.999Z', '2026-02-28T18:00:00Z', '2026-03-01T18:00:00Z'],
  ['2026-03-01T18:00:00Z', '2026-03-01T18:00:00Z', '2026-03-02T18:00:00Z'],
])('[CASH-62] the day of %s in Dhaka', (at, from, until) => {
  const day = { fromMs: Date.parse(from), untilMs: Date.parse(until) }
  expect(dhakaDay(Date.parse(at))).toEqual(day)
})

test.each([
  ['a Tuesday', '2026-11-24T22:00:00Z', '2026-11-22T18:00:00Z'],
  ['the first moment of a Monday in Dhaka', '2026-11-22T18:00:00Z', '2026-11-22T18:00:00Z'],
  ['the last one of a Sunday', '2026-11-22T17:59:59.999Z', '2026-11-15T18:00:00Z'],
  ['new year', '2027-01-01T00:00:00Z', '2026-12-27T18:00:00Z'],
])('the week of %s', (_, instant, from) => {
  const week = dhakaWeek(Date.parse(instant))
  expect([new Date(week.fromMs), week.untilMs - week.fromMs]).toEqual([new Date(from), WEEK_MS])
})

test('every moment is in one week, which begins on a Monday at midnight in Dhaka', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (atMs) => {
      const { fromMs, untilMs } = dhakaWeek(atMs)
      expect(fromMs <= atMs && atMs < untilMs).toBe(true)
      const inDhaka = new Date(fromMs + 6 * 3_600_000).toISOString()
      expect([new Date(inDhaka).getUTCDay(), inDhaka.slice(10)]).toEqual([1, 'T00:00:00.000Z'])
      expect(dhakaWeek(untilMs).fromMs).toBe(untilMs)
    }),
  )
})

test('a week has seven whole days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (atMs) => {
      const [day, week] = [dhakaDay(atMs), dhakaWeek(atMs)]
      expect(week.fromMs <= day.fromMs && day.untilMs <= week.untilMs).toBe(true)
      expect((day.fromMs - week.fromMs) % (day.untilMs - day.fromMs)).toBe(0)
    }),
  )
})
