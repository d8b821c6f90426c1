import { expect, test } from 'vitest'
import { placeSpot, PLACED_SPOTS } from './place-spot.ts'

test.each([
  [{ kind: 'straight', numbers: [0] }, -0.5, 1.5, 'field'],
  [{ kind: 'straight', numbers: [1] }, 0.5, 0.5, 'field'],
  [{ kind: 'straight', numbers: [36] }, 11.5, 2.5, 'field'],
  [{ kind: 'split', numbers: [0, 3] }, 0, 2.5, 'line'],
  [{ kind: 'split', numbers: [14, 15] }, 4.5, 2, 'line'],
  [{ kind: 'split', numbers: [14, 17] }, 5, 1.5, 'line'],
  [{ kind: 'street', numbers: [34, 35, 36] }, 11.5, 0, 'line'],
  [{ kind: 'street', numbers: [0, 2, 3] }, 0, 2, 'point'],
  [{ kind: 'corner', numbers: [0, 1, 2, 3] }, 0, 0, 'point'],
  [{ kind: 'corner', numbers: [14, 15, 17, 18] }, 5, 2, 'point'],
  [{ kind: 'sixLine', numbers: [1, 2, 3, 4, 5, 6] }, 1, 0, 'point'],
  [{ kind: 'column', index: 3 }, 12.5, 2.5, 'field'],
  [{ kind: 'dozen', index: 2 }, 6, -0.52, 'field'],
  [{ kind: 'high' }, 11, -1.24, 'field'],
] as const)('%j lies at row %d, column %d as a %s', (spot, u, v, shape) => {
  expect(placeSpot(spot)).toMatchObject({ u, v, shape })
})

test('no two spots lie in one place', () => {
  const places = PLACED_SPOTS.map(({ place }) => `${place.u} ${place.v}`)
  expect(new Set(places).size).toBe(places.length)
})

test('a line or point lies on the edge of each number that it covers', () => {
  for (const { spot, place } of PLACED_SPOTS) {
    if (!('numbers' in spot) || place.shape === 'field') continue
    const first = spot.numbers.filter((number) => number > 0)
    for (const number of spot.kind === 'street' || spot.kind === 'sixLine' ? [] : first) {
      const own = placeSpot({ kind: 'straight', numbers: [number] })
      // The first four lies at the zero's end of the first row.
      const reach = spot.numbers.length === 4 && spot.numbers[0] === 0 ? 2.5 : 0.5
      expect(Math.abs(own.u - place.u)).toBeLessThanOrEqual(0.5)
      expect(Math.abs(own.v - place.v)).toBeLessThanOrEqual(reach)
    }
  }
})
