import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, civilDate, civilDays } from './civil-date.ts'
import { dhakaMonth } from './dhaka-spans.ts'

test('every day is the one of the calendar, there and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 100_000 }), (days) => {
      const there = new Date(days * 86_400_000)
      const date = civilDate(days)
      expect(date).toEqual({
        year: there.getUTCFullYear(),
        month: there.getUTCMonth() + 1,
        day: there.getUTCDate(),
      })
      expect(civilDays(date)).toBe(days)
    }),
  )
})

test('months later it is the same day, or the first of the next', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 0, max: 70 }),
      (days, months) => {
        const from = civilDate(days)
        // The calendar of the machine runs over into the next month by as many days as are missing.
        const there = new Date(Date.UTC(from.year, from.month - 1 + months, from.day))
        const isThere = there.getUTCDate() === from.day
        expect(addMonths(from, months)).toEqual({
          year: there.getUTCFullYear(),
          month: there.getUTCMonth() + 1,
          day: isThere ? from.day : 1,
        })
      },
    ),
  )
})

test('a month of Dhaka begins on its first at midnight there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (atMs) => {
      const { fromMs, untilMs } = dhakaMonth(atMs)
      expect(fromMs <= atMs && atMs < untilMs).toBe(true)
      const inDhaka = new Date(fromMs + 6 * 3_600_000).toISOString()
      expect(inDhaka.slice(7)).toBe('-01T00:00:00.000Z')
      expect(dhakaMonth(untilMs).fromMs).toBe(untilMs)
      expect(dhakaMonth(untilMs - 1).fromMs).toBe(fromMs)
    }),
  )
})
