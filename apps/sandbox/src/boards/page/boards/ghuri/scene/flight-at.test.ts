import { expect, test } from 'vitest'
import { flightAt } from './flight-at.ts'

test('the kite begins on the roof, and the world sinks below it', () => {
  expect(flightAt(0)).toEqual({ x: 0.2, y: 0.79, sunk: 0, passed: 0, night: 0 })
  expect(flightAt(-1)).toEqual(flightAt(0))
  const flights = [0, 1_000, 11_553, 38_377, 76_753].map(flightAt)
  for (const key of ['x', 'sunk', 'passed'] as const) {
    const way = flights.map((flight) => flight[key])
    expect(way).toEqual([...new Set(way)].toSorted((a, b) => a - b))
  }
})

test('it stays in the picture however long it flies', () => {
  const { x, y, night } = flightAt(10 ** 9)
  expect(x).toBeLessThan(0.7)
  expect(y).toBeGreaterThan(0.5)
  expect(night).toBe(1)
  expect(flightAt(10 ** 9)).toEqual(flightAt(115_130))
})
