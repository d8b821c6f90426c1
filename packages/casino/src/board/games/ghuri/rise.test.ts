import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { elapsedMs, HEIGHT_MAX_CENTI, HEIGHT_MIN_CENTI, heightCenti } from './rise.ts'

const heights = Array.from(
  { length: HEIGHT_MAX_CENTI - HEIGHT_MIN_CENTI + 1 },
  (_, index) => HEIGHT_MIN_CENTI + index,
)

describe('the kite climbs by six hundredths of a power of e a second', () => {
  test.each([
    // ln(height) / 0.06 seconds, rounded up to a millisecond.
    { centi: 100, ms: 0 },
    { centi: 101, ms: 166 },
    { centi: 150, ms: 6_758 },
    { centi: 200, ms: 11_553 },
    { centi: 1_000, ms: 38_377 },
    { centi: 10_000, ms: 76_753 },
    { centi: 100_000, ms: 115_130 },
  ])('and is at $centi hundredths after $ms ms', ({ centi, ms }) => {
    expect(elapsedMs(centi)).toBe(ms)
    expect(heightCenti(ms)).toBe(centi)
    expect(heightCenti(ms - 1)).toBeLessThan(Math.max(centi, HEIGHT_MIN_CENTI + 1))
  })

  test('reaches each height at one millisecond, and not at the one before', () => {
    const wrong = heights.filter((height) => {
      const ms = elapsedMs(height)
      return (
        heightCenti(ms) < height || (height > HEIGHT_MIN_CENTI && heightCenti(ms - 1) >= height)
      )
    })
    expect(wrong).toEqual([])
  })

  test('never sinks', () => {
    const moment = fc.integer({ min: 0, max: 130_000 })
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        expect(heightCenti(Math.max(a, b))).toBeGreaterThanOrEqual(heightCenti(Math.min(a, b)))
      }),
    )
    expect.hasAssertions()
  })

  test('stays where it begins and where it lands', () => {
    expect([heightCenti(-5), heightCenti(0), heightCenti(10 ** 7)]).toEqual([100, 100, 100_000])
    expect([elapsedMs(1), elapsedMs(10 ** 9)]).toEqual([0, 115_130])
  })

  test('no height is so near a whole millisecond that logarithms could disagree', () => {
    const nearest = heights.slice(1).map((height) => {
      const ms = (Math.log(height / 100) / 0.06) * 1000
      return Math.abs(ms - Math.round(ms))
    })
    expect(nearest.filter((distance) => distance < 1e-7)).toEqual([])
  })
})
