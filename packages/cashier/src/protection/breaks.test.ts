import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BREAK_LENGTHS, breakKind, breakLengths, breakUntil, isBreakOn } from './breaks.ts'

test.each([
  ['day1', '2026-03-01T12:00:00Z', '2026-03-02T12:00:00Z'],
  ['days7', '2026-03-01T12:00:00Z', '2026-03-08T12:00:00Z'],
  ['days42', '2026-03-01T12:00:00Z', '2026-04-12T12:00:00Z'],
  ['months6', '2026-03-01T12:00:00Z', '2026-09-01T12:00:00Z'],
  // 31 August in Dhaka: February has no such day.
  ['months6', '2026-08-31T10:00:00Z', '2027-03-01T10:00:00Z'],
  // Still 31 August by UTC, and 1 September in Dhaka.
  ['months6', '2026-08-31T20:00:00Z', '2027-02-28T20:00:00Z'],
  ['year1', '2028-02-29T06:00:00Z', '2029-03-01T06:00:00Z'],
  ['years5', '2026-03-01T12:00:00Z', '2031-03-01T12:00:00Z'],
] as const)('[LAW-29] a break of %s that begins at %s ends at %s', (length, from, until) => {
  expect(new Date(breakUntil(length, Date.parse(from)))).toEqual(new Date(until))
})

test('[LAW-29] up to 42 days it is a cool-off, from six months on a self-exclusion', () => {
  expect(BREAK_LENGTHS.filter((length) => breakKind(length) === 'cool_off')).toEqual([
    'day1',
    'days7',
    'days30',
    'days42',
  ])
})

const moments = fc.integer({ min: 1_700_000_000_000, max: 2_500_000_000_000 })
const lengths = fc.constantFrom(...BREAK_LENGTHS)

test('[LAW-29] longer lengths end later, and none is shorter than its months have days', () => {
  fc.assert(
    fc.property(moments, (fromMs) => {
      const ends = BREAK_LENGTHS.map((length) => breakUntil(length, fromMs) - fromMs)
      expect(ends.toSorted((a, b) => a - b)).toEqual(ends)
      const days = ends.map((ms) => ms / 86_400_000)
      expect(days.slice(0, 4)).toEqual([1, 7, 30, 42])
      expect(days[4]).toBeGreaterThanOrEqual(181)
      expect(days[5]).toBeGreaterThanOrEqual(365)
      expect(days[6]).toBeLessThanOrEqual(1828)
    }),
  )
})

test('[LAW-29] whatever is begun and when, the end only moves on', () => {
  fc.assert(
    fc.property(
      moments,
      fc.array(fc.record({ length: lengths, afterMs: fc.nat(200 * 86_400_000) }), { maxLength: 8 }),
      (startMs, wishes) => {
        let [atMs, untilMs]: [number, number | null] = [startMs, null]
        for (const { length, afterMs } of wishes) {
          atMs += afterMs
          const next = breakUntil(length, atMs)
          const isTaken = breakLengths(untilMs, atMs).includes(length)
          // Refused only while another one runs that lasts as long.
          expect(isTaken).toBe(!isBreakOn(untilMs, atMs) || next > (untilMs ?? 0))
          expect(isTaken ? next : Infinity).toBeGreaterThan(untilMs ?? 0)
          if (isTaken) untilMs = next
        }
      },
    ),
  )
})

test('[LAW-29] a break ends by itself, at its very end', () => {
  expect([isBreakOn(null, 5), isBreakOn(6, 5), isBreakOn(5, 5), isBreakOn(4, 5)]).toEqual([
    false,
    true,
    false,
    false,
  ])
})
