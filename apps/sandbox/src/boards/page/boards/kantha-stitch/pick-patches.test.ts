import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickPick, togglePatch } from './pick-patches.ts'

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

test.each([
  [[], 7, [7]],
  [[3, 9], 7, [3, 7, 9]],
  [[3, 7, 9], 7, [3, 9]],
  [TEN, 11, TEN],
  [TEN, 10, TEN.slice(0, -1)],
])('from %j a press of %i leaves %j', (chosen, patch, next) => {
  expect(togglePatch(chosen, patch)).toEqual(next)
})

test('a quick pick takes as many different patches as there were, five from none', () => {
  const numbers = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    minLength: 10,
    maxLength: 10,
  })
  const property = fc.property(fc.integer({ min: 0, max: 10 }), numbers, (count, random) => {
    let next = 0
    const picked = quickPick(count, () => random[next++] ?? 0)
    expect(new Set(picked).size).toBe(count === 0 ? 5 : count)
    expect(picked.every((patch) => patch >= 1 && patch <= 40)).toBe(true)
    expect(picked.toSorted((a, b) => a - b)).toEqual(picked)
  })
  fc.assert(property)
  expect.hasAssertions()
})
