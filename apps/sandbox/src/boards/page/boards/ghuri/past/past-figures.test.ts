import { expect, test } from 'vitest'
import { heightBand, pastFigures } from './past-figures.ts'

test('the figures of the last flights', () => {
  expect(pastFigures([100, 231, 1_000, 150, 500])).toEqual({
    count: 5,
    middleCenti: 231,
    highestCenti: 1_000,
    reached: [
      { centi: 200, count: 3 },
      { centi: 500, count: 2 },
      { centi: 1_000, count: 1 },
    ],
  })
})

test('no flights have no figures', () => {
  expect(pastFigures([])).toBeNull()
})

test.each([
  [100, 'low'],
  [199, 'low'],
  [200, 'middle'],
  [999, 'middle'],
  [1_000, 'high'],
  [9_999, 'high'],
  [10_000, 'rare'],
  [100_000, 'rare'],
])('a flight to %s wears the colour %s', (centi, band) => {
  expect(heightBand(centi)).toBe(band)
})
