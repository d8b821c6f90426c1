import fc from 'fast-check'
import { threeMinuteDraw } from '@maidan/casino'
import { expect, test } from 'vitest'
import { luckyPick, togglePick } from './picks.ts'

test('a number is put on and taken off, in order', () => {
  expect(togglePick([], 7)).toEqual([7])
  expect(togglePick([7, 21], 9)).toEqual([7, 9, 21])
  expect(togglePick([7, 9, 21], 9)).toEqual([7, 21])
})

test('a sixth number has no room, but one that is there can be taken off', () => {
  expect(togglePick([1, 2, 3, 4, 5], 6)).toBeNull()
  expect(togglePick([1, 2, 3, 4, 5], 5)).toEqual([1, 2, 3, 4])
})

test('a lucky pick is a ticket of as many numbers, three if none were chosen', () => {
  const chance = fc.double({ min: 0, max: 0.999_999, noNaN: true })
  const chances = fc.array(chance, { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), chances, (count, values) => {
      let next = 0
      const picks = luckyPick(count, () => values[next++] ?? 0)
      expect(picks).toHaveLength(count || 3)
      expect(threeMinuteDraw.readSpot({ picks }, 1)).toEqual({ picks })
    }),
  )
  expect.hasAssertions()
})
