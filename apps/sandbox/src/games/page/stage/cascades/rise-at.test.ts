import { expect, test } from 'vitest'
import { fallMs, riseAt } from './rise-at.ts'

test.each([1, 2, 3])(
  'a symbol that falls %s rows comes down faster and faster, jumps and lies',
  (rows) => {
    const times = Array.from({ length: 41 }, (_, step) => (fallMs(rows) * step) / 40)
    const heights = times.map((ms) => riseAt(ms, rows))
    expect(heights[0]).toBe(rows)
    expect(riseAt(-50, rows)).toBe(rows)
    expect(riseAt(fallMs(rows) + 1, rows)).toBe(0)
    const lowest = heights.findIndex((height) => height < rows * 0.03)
    const falling = heights.slice(0, lowest)
    const ways = falling.map((height, at) => (falling[at - 1] ?? rows) - height)
    expect(ways.slice(1).every((way, at) => way >= (ways[at] ?? 0))).toBe(true)
    const jump = Math.max(...heights.slice(lowest))
    expect(jump).toBeGreaterThan(rows * 0.02)
    expect(jump).toBeLessThan(rows * 0.1)
  },
)

test('a symbol that stays where it is does not move', () => {
  expect(riseAt(120, 0)).toBe(0)
  expect(fallMs(0)).toBe(0)
})
